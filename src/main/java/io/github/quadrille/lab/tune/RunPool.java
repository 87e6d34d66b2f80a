package io.github.quadrille.lab.tune;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.parts.TaskRunner;
import io.github.quadrille.lab.compare.ClaimCheck;
import io.github.quadrille.lab.compare.RunTask;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.LocalRun.RunAttempt;
import io.github.quadrille.lab.local.Method;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Future;

/** Passes runs to a runner, and returns their results in the order in which the runs were passed on. */
final class RunPool implements AutoCloseable {
    /** An {@code Ordered} is a run that was passed to the runner, with its future result. */
    private record Ordered(PlannedRun run, Future<RunAttempt> attempt) {}

    private final TaskRunner runner;
    private final LocalLimits limits;
    private final LocalListener listener;
    private final Deque<List<Ordered>> ahead = new ArrayDeque<>();

    /**
     * Makes a pool without runs.
     *
     * @param runner the runner, which is closed with this pool
     * @param listener the listener that says whether runs have to end early; it is called often
     */
    RunPool(TaskRunner runner, LocalLimits limits, LocalListener listener) {
        this.runner = runner;
        this.limits = limits;
        this.listener = listener;
    }

    /** Passes on a group of runs that belong together, without waiting for their results. */
    void order(List<PlannedRun> planned) {
        ahead.add(planned.stream().map(run -> new Ordered(run, begin(run))).toList());
    }

    private Future<RunAttempt> begin(PlannedRun run) {
        return runner.submit(new RunTask(run.puzzle(), run.method(), limits.withSeed(run.seed())));
    }

    /**
     * Waits for the earliest group of runs whose results were not returned yet, and returns these results. The result
     * is empty when these runs were stopped before their end, because then their outcome is not known.
     *
     * @throws IllegalStateException when a run failed, or its result is wrong
     */
    Optional<List<LocalRun>> next() {
        List<LocalRun> runs = new ArrayList<>();
        try {
            stopIfOver();
            for (Ordered each : ahead.element()) {
                RunAttempt attempt = ThreadTeam.await(each.attempt(), this::stopIfOver);
                LocalRun made = attempt.run().orElseThrow(() -> new IllegalStateException(attempt.failure()));
                ClaimCheck.refute(made, each.run().puzzle()).ifPresent(wrong -> {
                    throw new IllegalStateException("A claim of a run is wrong. " + wrong);
                });
                runs.add(made);
            }
        } catch (Stopped | CancellationException stopped) {
            return Optional.empty();
        }
        ahead.remove();
        return runs.stream().anyMatch(RunPool::isCutShort) ? Optional.empty() : Optional.of(runs);
    }

    private void stopIfOver() {
        if (listener.isInterrupted()) {
            throw new Stopped(Limit.INTERRUPTED);
        }
    }

    private static boolean isCutShort(LocalRun run) {
        return run.verdict() instanceof Verdict.Undecided undecided && undecided.stoppedBy() == Limit.INTERRUPTED;
    }

    /** Cancels all runs whose results were not returned yet. */
    void drop() {
        // The runs are cancelled from the last to the first. So runs that have not begun are cancelled first, and none
        // begins in place of a run that ends.
        ahead.descendingIterator()
                .forEachRemaining(runs -> runs.forEach(each -> each.attempt().cancel(true)));
        ahead.clear();
    }

    @Override
    public void close() {
        drop();
        runner.close();
    }

    /** A {@code PlannedRun} is a run to be made. */
    record PlannedRun(Method method, Puzzle puzzle, long seed) {}
}
