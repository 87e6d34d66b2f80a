package io.github.quadrille.tune;

import io.github.quadrille.limit.Limit;
import io.github.quadrille.local.LocalLimits;
import io.github.quadrille.local.LocalListener;
import io.github.quadrille.local.LocalLoop;
import io.github.quadrille.local.LocalRun;
import io.github.quadrille.puzzle.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

/** Makes some runs at the same time, and gives them back in the order in which they were asked for. */
final class RunPool implements AutoCloseable {
    private final ExecutorService threads;
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
        this.threads = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "tuning");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** All of them; empty when they were to stop before, for then nobody knows what they would have found. */
    Optional<List<LocalRun>> run(List<PlannedRun> planned) {
        List<Callable<LocalRun>> tasks = planned.stream()
                .<Callable<LocalRun>>map(
                        run -> () -> LocalLoop.run(run.puzzle(), run.method(), limits.withSeed(run.seed()), listener))
                .toList();
        try {
            List<LocalRun> runs = new ArrayList<>();
            for (Future<LocalRun> future : threads.invokeAll(tasks)) {
                runs.add(future.get());
            }
            return runs.stream().anyMatch(RunPool::isCutShort) ? Optional.empty() : Optional.of(runs);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    private static boolean isCutShort(LocalRun run) {
        return run.verdict() instanceof Verdict.Undecided undecided && undecided.stoppedBy() == Limit.INTERRUPTED;
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
