package io.github.quadrille.app.cluster;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.engine.parts.Cluster;
import io.github.quadrille.engine.parts.ClusterAddress;
import io.github.quadrille.engine.parts.TaskSource;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Hands out what is to be handed out to the workers that come. */
final class ClusterHead implements Cluster.Head {
    private static final long WAIT_MILLIS = 50;

    private final HeadTransport post;
    private final ClusterAddress meeting;
    private final Consumer<String> log;

    ClusterHead(HeadTransport post, ClusterAddress clusterAddress, Consumer<String> log) {
        this.post = post;
        this.meeting = clusterAddress;
        this.log = log;
    }

    @Override
    public void answer(TaskSource taskSource, Limits limits, Listener listener) {
        Clock clock = new Clock(limits, listener);
        Coordinator coordinator = new Coordinator(taskSource, post::send, log);
        String missing = taskSource.missing() == 0 ? "" : taskSource.count(taskSource.missing()) + " to answer; ";
        log.accept("%sworkers are awaited at %s".formatted(missing, meeting));
        Throughput throughput = new Throughput(taskSource, coordinator);
        MissingWorkersNotice missingWorkersNotice = new MissingWorkersNotice(System.nanoTime());
        try {
            while (!taskSource.isDecided() && clock.stop().isEmpty()) {
                coordinator.receive(post.receive(WAIT_MILLIS), System.nanoTime());
                post.gone().forEach(worker -> coordinator.gone(worker, "has gone"));
                coordinator.tick(System.nanoTime());
                missingWorkersNotice
                        .words(coordinator.roster(), taskSource.count(taskSource.missing()), meeting, System.nanoTime())
                        .ifPresent(log);
                if (clock.isTimeToReport()) {
                    clock.report(throughput.words());
                }
            }
        } finally {
            coordinator.end();
            post.awaitFetched(coordinator.roster().all().stream()
                    .map(WorkerRegistry.Member::name)
                    .toList());
        }
    }

    @Override
    public void close() {
        post.close();
    }

    /** Since when no worker has been here, said again and again, so that a user does not wait for a head that waits for workers. */
    static final class MissingWorkersNotice {
        private static final long BETWEEN = TimeUnit.SECONDS.toNanos(5);

        private long since;
        private long said;

        /** Times are nanoseconds of one clock. */
        MissingWorkersNotice(long now) {
            since = now;
            said = now;
        }

        /**
         * What there is to say now: something every 5 s as long as no worker is here.
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

    /** How fast it goes, in words. */
    private record Throughput(TaskSource handout, Coordinator coordinator, long begin) {
        Throughput(TaskSource taskSource, Coordinator coordinator) {
            this(taskSource, coordinator, System.nanoTime());
        }

        String words() {
            int workers = coordinator.roster().all().size();
            int threads = coordinator.roster().threads();
            if (workers == 0) {
                return handout.words() + "; no worker yet";
            }
            double seconds = Math.max(1e-9, (System.nanoTime() - begin) / 1e9);
            int answered = coordinator.roster().all().stream()
                    .mapToInt(WorkerRegistry.Member::answered)
                    .sum();
            String rate = "; %d %s, %.1f %ss/s each"
                    .formatted(
                            workers, workers == 1 ? "worker" : "workers", answered / seconds / workers, handout.noun());
            if (answered == 0) {
                return handout.words() + rate;
            }
            double left = handout.missing() * coordinator.quota().seconds() / threads;
            return handout.words() + rate + ", %s to go".formatted(inWords(Duration.ofSeconds((long) Math.ceil(left))));
        }

        private static String inWords(Duration time) {
            if (time.toHours() > 0) {
                return "%d h %d min".formatted(time.toHours(), time.toMinutesPart());
            }
            return time.toMinutes() > 0 ? "%d min".formatted(time.toMinutes() + 1) : "%d s".formatted(time.toSeconds());
        }
    }
}
