package io.github.quadrille.app.cluster;

import io.github.quadrille.engine.parts.Cluster;
import io.github.quadrille.engine.parts.ClusterAddress;
import io.github.quadrille.engine.parts.ClusterAddress.ClusterUnreachable;
import io.github.quadrille.engine.parts.TaskAnswerer;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HexFormat;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** The cluster of this jar. */
public final class HazelcastCluster implements Cluster {
    @Override
    public void check(ClusterAddress clusterAddress) throws ClusterUnreachable {
        Addresses.listeningAt(clusterAddress);
    }

    @Override
    public Head open(ClusterAddress clusterAddress, Consumer<String> log) throws ClusterUnreachable {
        return new ClusterHead(HeadTransport.open(clusterAddress, log), clusterAddress, log);
    }

    @Override
    public void work(
            ClusterAddress clusterAddress,
            boolean once,
            int threads,
            long memory,
            TaskAnswerer taskAnswerer,
            BooleanSupplier stop,
            WorkerListener listener)
            throws ClusterUnreachable {
        new ClusterWorker(clusterAddress, name(), once, threads, memory, taskAnswerer, stop, listener).run();
    }

    /** The machine, the process and when it began: no two workers share it. */
    private static String name() {
        String host;
        try {
            host = InetAddress.getLocalHost().getHostName().replaceAll("[^A-Za-z0-9]", "-");
        } catch (UnknownHostException e) {
            host = "worker";
        }
        return "%s-%d-%s"
                .formatted(
                        host.substring(0, Math.min(host.length(), 30)),
                        ProcessHandle.current().pid(),
                        HexFormat.of().toHexDigits((short) System.nanoTime()));
    }
}
