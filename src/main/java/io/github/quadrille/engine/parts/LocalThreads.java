package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.engine.parts.TaskSource.Task;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;

/**
 * Answers parts on threads of this process, each part on one; the thread that is done takes the next.
 *
 * @param answerer knows how a part is answered
 */
public record LocalThreads(TaskAnswerer answerer) implements PartExecutor {
    @Override
    public void answer(TaskSource taskSource, Limits limits, Listener listener) {
        Clock clock = new Clock(limits, listener);
        Callable<Object> work = Executors.callable(() -> work(taskSource, limits, clock));
        try (ThreadTeam threads = new ThreadTeam(limits.threads(), "part")) {
            threads.run(Collections.nCopies(limits.threads(), work), () -> report(taskSource, clock));
        } catch (Stopped interrupted) {
            // What is answered counts.
        }
    }

    /** Tells how far it has come while a part takes long, too. */
    private static void report(TaskSource taskSource, Clock clock) {
        if (clock.isTimeToReport()) {
            clock.report(taskSource.words());
        }
    }

    /** By the caller, or because another thread has failed. */
    private static boolean isInterrupted(Clock clock) {
        return clock.isInterrupted() || Thread.currentThread().isInterrupted();
    }

    private void work(TaskSource taskSource, Limits limits, Clock clock) {
        while (clock.stop().isEmpty() && !isInterrupted(clock)) {
            Optional<? extends Task> task = taskSource.take();
            if (task.isEmpty()) {
                return;
            }
            Limits own = limits.withThreads(1)
                    .withMemory(limits.memory() / limits.threads())
                    .withTime(clock.left());
            TaskAnswer taskAnswer = answerer.answer(
                    task.get().puzzle(),
                    taskSource.question(task.get()),
                    own,
                    () -> taskSource.isDecided() || isInterrupted(clock));
            taskSource.answer(Map.of(task.get().id(), taskAnswer));
        }
    }
}
