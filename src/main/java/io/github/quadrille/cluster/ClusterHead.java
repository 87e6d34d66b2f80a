package io.github.quadrille.cluster;

import io.github.quadrille.limit.Limits;
import io.github.quadrille.parts.Cluster;
import io.github.quadrille.parts.Ledger;
import io.github.quadrille.parts.Meeting;
import io.github.quadrille.question.CountClock;
import io.github.quadrille.question.CountListener;
import java.util.function.Consumer;

/** Hands out the parts of a ledger to the workers that come. */
final class ClusterHead implements Cluster.Head {
    private static final long WAIT_MILLIS = 50;

    private final HeadPost post;
    private final Meeting meeting;
    private final Consumer<String> log;

    ClusterHead(HeadPost post, Meeting meeting, Consumer<String> log) {
        this.post = post;
        this.meeting = meeting;
        this.log = log;
    }

    @Override
    public void answer(Ledger ledger, Limits limits, CountListener listener) {
        CountClock clock = new CountClock(limits, listener);
        Coordinator coordinator = new Coordinator(ledger, post::send, log);
        log.accept("%,d parts to answer; workers are awaited at %s".formatted(ledger.missing(), meeting));
        Rate rate = new Rate(ledger, coordinator);
        Absence absence = new Absence(System.nanoTime());
        try {
            while (!ledger.isDecided() && clock.stop().isEmpty()) {
                coordinator.receive(post.receive(WAIT_MILLIS), System.nanoTime());
                post.gone().forEach(worker -> coordinator.gone(worker, "has gone"));
                coordinator.tick(System.nanoTime());
                absence.words(coordinator.roster(), ledger.missing(), meeting, System.nanoTime())
                        .ifPresent(log);
                if (clock.isTimeToReport()) {
                    clock.report(rate.words());
                }
            }
        } finally {
            coordinator.end();
            post.awaitFetched(
                    coordinator.roster().all().stream().map(Roster.Member::name).toList());
        }
    }

    @Override
    public void close() {
        post.close();
    }
}
