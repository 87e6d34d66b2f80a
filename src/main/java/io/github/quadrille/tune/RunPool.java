package io.github.quadrille.tune;

import io.github.quadrille.limit.Limit;
import io.github.quadrille.limit.Stopped;
import io.github.quadrille.limit.ThreadTeam;
import io.github.quadrille.local.LocalLimits;
import io.github.quadrille.local.LocalListener;
import io.github.quadrille.local.LocalLoop;
import io.github.quadrille.local.LocalRun;
import io.github.quadrille.puzzle.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;

/** Makes some runs at the same time, and gives them back in the order in which they were asked for. */
final class RunPool implements AutoCloseable {
    private final ThreadTeam threads;
    private final LocalLimits limits;
    private final BooleanSupplier stop;
    private final LocalListener listener = new LocalListener() {
        @Override
        public boolean isInterrupted() {
            return stop.getAsBoolean();
        }
    };

    /**
     * @param stop asked often: whether runs shall end where they are
     */
    RunPool(int threads, LocalLimits limits, BooleanSupplier stop) {
        this.limits = limits;
        this.stop = stop;
        this.threads = new ThreadTeam(threads, "tuning");
    }

    /** All of them; empty when they were to stop before, for then nobody knows what they would have found. */
    Optional<List<LocalRun>> run(List<PlannedRun> planned) {
        List<Callable<LocalRun>> tasks = planned.stream()
                .<Callable<LocalRun>>map(
                        run -> () -> LocalLoop.run(run.puzzle(), run.method(), limits.withSeed(run.seed()), listener))
                .toList();
        try {
            List<LocalRun> runs = threads.run(tasks, () -> {});
            return runs.stream().anyMatch(RunPool::isCutShort) ? Optional.empty() : Optional.of(runs);
        } catch (Stopped stopped) {
            return Optional.empty();
        }
    }

    private static boolean isCutShort(LocalRun run) {
        return run.verdict() instanceof Verdict.Undecided undecided && undecided.stoppedBy() == Limit.INTERRUPTED;
    }

    @Override
    public void close() {
        threads.close();
    }
}
