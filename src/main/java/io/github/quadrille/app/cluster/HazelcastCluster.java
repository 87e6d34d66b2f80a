package io.github.quadrille.app.cluster;

import io.github.quadrille.engine.parts.Answerer;
import io.github.quadrille.engine.parts.Cluster;
import io.github.quadrille.engine.parts.Meeting;
import io.github.quadrille.engine.parts.NoMeeting;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HexFormat;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** The cluster of this jar. */
public final class HazelcastCluster implements Cluster {
    @Override
    public void check(Meeting meeting) throws NoMeeting {
        Addresses.listeningAt(meeting);
    }

    @Override
    public Head open(Meeting meeting, Consumer<String> log) throws NoMeeting {
        return new ClusterHead(HeadPost.open(meeting, log), meeting, log);
    }

    @Override
    public void work(
            Meeting meeting,
            boolean once,
            int threads,
            long memory,
            Answerer answerer,
            BooleanSupplier stop,
            WorkerListener listener)
            throws NoMeeting {
        new ClusterWorker(meeting, name(), once, threads, memory, answerer, stop, listener).run();
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
