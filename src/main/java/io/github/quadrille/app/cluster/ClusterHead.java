package io.github.quadrille.app.cluster;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.engine.parts.Cluster;
import io.github.quadrille.engine.parts.Handout;
import io.github.quadrille.engine.parts.Meeting;
import io.github.quadrille.core.question.CountClock;
import io.github.quadrille.core.question.CountListener;

import java.util.function.Consumer;

/** Hands out what is to be handed out to the workers that come. */
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
    public void answer(Handout handout, Limits limits, CountListener listener) {
        CountClock clock = new CountClock(limits, listener);
        Coordinator coordinator = new Coordinator(handout, post::send, log);
        String missing = handout.missing() == 0 ? "" : handout.count(handout.missing()) + " to answer; ";
        log.accept("%sworkers are awaited at %s".formatted(missing, meeting));
        Rate rate = new Rate(handout, coordinator);
        Absence absence = new Absence(System.nanoTime());
        try {
            while (!handout.isDecided() && clock.stop().isEmpty()) {
                coordinator.receive(post.receive(WAIT_MILLIS), System.nanoTime());
                post.gone().forEach(worker -> coordinator.gone(worker, "has gone"));
                coordinator.tick(System.nanoTime());
                absence.words(coordinator.roster(), handout.count(handout.missing()), meeting, System.nanoTime())
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
