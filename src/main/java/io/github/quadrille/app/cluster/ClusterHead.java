package io.github.quadrille.app.cluster;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.engine.parts.Cluster;
import io.github.quadrille.engine.parts.TaskSource;
import io.github.quadrille.engine.parts.ClusterAddress;
import io.github.quadrille.core.question.CountClock;
import io.github.quadrille.core.question.CountListener;

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
    public void answer(TaskSource taskSource, Limits limits, CountListener listener) {
        CountClock clock = new CountClock(limits, listener);
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
                missingWorkersNotice.words(coordinator.roster(), taskSource.count(taskSource.missing()), meeting, System.nanoTime())
                        .ifPresent(log);
                if (clock.isTimeToReport()) {
                    clock.report(throughput.words());
                }
            }
        } finally {
            coordinator.end();
            post.awaitFetched(
                    coordinator.roster().all().stream().map(WorkerRegistry.Member::name).toList());
        }
    }

    @Override
    public void close() {
        post.close();
    }
}
