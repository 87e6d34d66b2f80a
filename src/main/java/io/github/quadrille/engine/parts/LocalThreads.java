package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.core.question.CountClock;
import io.github.quadrille.core.question.CountListener;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Answers parts on threads of this process, each part on one; who is done takes the next. */
public final class LocalThreads implements PartExecutor {
    private final Answerer answerer;

    /** @param answerer knows how a part is answered */
    public LocalThreads(Answerer answerer) {
        this.answerer = answerer;
    }

    @Override
    public void answer(Handout handout, Limits limits, CountListener listener) {
        CountClock clock = new CountClock(limits, listener);
        Callable<Void> work = () -> {
            work(handout, limits, clock);
            return null;
        };
        try (ThreadTeam threads = new ThreadTeam(limits.threads(), "part")) {
            threads.run(Collections.nCopies(limits.threads(), work), () -> report(handout, clock));
        } catch (Stopped interrupted) {
            // What is answered counts.
        }
    }

    /** Tells how far it has come while a part takes long, too. */
    private static void report(Handout handout, CountClock clock) {
        if (clock.isTimeToReport()) {
            clock.report(handout.words());
        }
    }

    /** By whoever asked, or because another thread has failed. */
    private static boolean isInterrupted(CountClock clock) {
        return clock.isInterrupted() || Thread.currentThread().isInterrupted();
    }

    private void work(Handout handout, Limits limits, CountClock clock) {
        while (clock.stop().isEmpty() && !isInterrupted(clock)) {
            Optional<? extends Task> task = handout.take();
            if (task.isEmpty()) {
                return;
            }
            Limits own = limits.withThreads(1)
                    .withMemory(limits.memory() / limits.threads())
                    .withTime(clock.left());
            Answer answer = answerer.answer(
                    task.get().puzzle(),
                    handout.question(task.get()),
                    own,
                    () -> handout.isDecided() || isInterrupted(clock));
            handout.answer(Map.of(task.get().id(), answer));
        }
    }
}
