package io.github.quadrille.engine.parts;

import io.github.quadrille.engine.parts.ClusterAddress.ClusterUnreachable;
import java.io.Closeable;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.BooleanSupplier;

/**
 * Other processes, here or on other machines, that do tasks. It is a service of the jar that has one; the other jar
 * knows nothing of networks.
 */
public interface Cluster {
    /** Where tasks are handed out; workers come and go as they like until it is closed. */
    interface Head extends PartExecutor, Closeable {
        @Override
        void close();
    }

    /** Hears of a worker's work; called by several threads. */
    interface WorkerListener {
        /** Something worth a line: joined, lost, refused. */
        void event(String words);

        /** A task was done. */
        void answered(String task, TaskAnswer taskAnswer);
    }

    /**
     * Looks whether this machine can be the meeting place, as far as that shows without opening it.
     *
     * @throws ClusterUnreachable when it cannot
     */
    void check(ClusterAddress clusterAddress) throws ClusterUnreachable;

    /**
     * Opens the meeting place on this machine.
     *
     * @param log hears of workers that come and go, and of what was refused
     * @throws ClusterUnreachable when that cannot be
     */
    Head open(ClusterAddress clusterAddress, java.util.function.Consumer<String> log) throws ClusterUnreachable;

    /**
     * Works for the head that hands out parts at the meeting place, one after the other, and returns when told to stop, after
     * it has given back the parts that it had not finished.
     *
     * @param once whether to return also when the first one has ended, or was lost
     * @param threads how many parts to work on at once
     * @param memory how many bytes tables may take, all threads together
     * @param answerer knows how tasks are done
     * @param stop asked often
     * @throws ClusterUnreachable when the meeting place is there but refuses this worker
     */
    void work(
            ClusterAddress clusterAddress,
            boolean once,
            int threads,
            long memory,
            TaskAnswerer answerer,
            BooleanSupplier stop,
            WorkerListener listener)
            throws ClusterUnreachable;

    /** The one in this jar. */
    static Optional<Cluster> installed() {
        return ServiceLoader.load(Cluster.class).findFirst();
    }
}
