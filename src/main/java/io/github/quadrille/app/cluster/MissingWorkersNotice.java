package io.github.quadrille.app.cluster;

import io.github.quadrille.engine.parts.ClusterAddress;

import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Since when no worker has been here, said again and again, so that nobody waits for a head that waits for workers. */
final class MissingWorkersNotice {
    private static final long BETWEEN = TimeUnit.SECONDS.toNanos(5);

    private long since;
    private long said;

    /** Times are nanoseconds of one clock. */
    MissingWorkersNotice(long now) {
        since = now;
        said = now;
    }

    /**
     * What there is to say now: something every 5 s as long as nobody is here.
     *
     * @param missing what there is to answer: {@code 12 parts}
     */
    Optional<String> words(WorkerRegistry workerRegistry, String missing, ClusterAddress clusterAddress, long now) {
        if (!workerRegistry.all().isEmpty()) {
            since = now;
            said = now;
        }
        if (now - said < BETWEEN) {
            return Optional.empty();
        }
        said = now;
        return Optional.of("no worker for %,d s, and %s to answer. Maybe start one: worker --join %s"
                .formatted(TimeUnit.NANOSECONDS.toSeconds(now - since), missing, clusterAddress));
    }
}
