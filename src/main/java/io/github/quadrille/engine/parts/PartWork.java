package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.ThreadTeam;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Lets a runner answer the parts of a table, including the smaller parts into which slow parts are cut. The work ends
 * when the whole question is decided, when no part is left to answer, when a clock stops it, or when the thread is
 * interrupted. Only the thread that waits for the answers changes the table.
 */
public final class PartWork {
    private static final long LOOK_EVERY_MILLIS = 20;

    private final PartTable table;
    private final TaskRunner runner;
    private final Optional<Duration> most;
    private final BlockingQueue<Answered> answers = new LinkedBlockingQueue<>();

    private PartWork(PartTable table, TaskRunner runner, Optional<Duration> most) {
        this.table = table;
        this.runner = runner;
        this.most = most;
    }

    /** Holds a part and the future of its answer. */
    private record Answered(Part part, CompletableFuture<PartAnswer> answer) {}

    /**
     * Answers the parts of a table, and closes the runner.
     *
     * @param usual the estimated average time of a part; empty if parts must not be cut
     * @param clock the clock that tells when to stop, and that receives the progress
     */
    public static void answer(PartTable table, TaskRunner runner, Optional<Duration> usual, Clock clock) {
        PartWork work = new PartWork(table, runner, usual.flatMap(runner::timeOfPart));
        try (runner) {
            work.submitOpen();
            while (!table.isDecided()
                    && table.isWaiting()
                    && clock.stop().isEmpty()
                    && !Thread.currentThread().isInterrupted()) {
                work.take(LOOK_EVERY_MILLIS);
                if (clock.isTimeToReport()) {
                    clock.report(table.words());
                }
            }
        }
        // Tasks that were still running have answered with what they knew when the runner was closed.
        work.take(0);
    }

    private void submitOpen() {
        for (Part part : table.takeOpen()) {
            CompletableFuture<PartAnswer> future = runner.submit(new PartTask(table.question(), part, most));
            CompletableFuture<PartAnswer> unused =
                    future.whenComplete((answer, failure) -> answers.add(new Answered(part, future)));
        }
    }

    /** Waits for an answer, and then takes all answers that have arrived, so that they are recorded together. */
    private void take(long millis) {
        List<Answered> all = new ArrayList<>();
        try {
            Answered first = answers.poll(millis, TimeUnit.MILLISECONDS);
            if (first == null) {
                return;
            }
            all.add(first);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return;
        }
        answers.drainTo(all);
        Map<Part, PartAnswer> told = new LinkedHashMap<>();
        for (Answered each : all) {
            if (!each.answer().isCancelled()) {
                told.put(each.part(), ThreadTeam.await(each.answer(), () -> {}));
            }
        }
        table.answer(told);
        submitOpen();
    }
}
