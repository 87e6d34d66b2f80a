package io.github.quadrille.cli;

import java.util.List;
import io.github.quadrille.tune.Tuner;
import io.github.quadrille.tune.Tuned;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.compare.PuzzleComparison;
import io.github.quadrille.compare.Comparison;
import io.github.quadrille.compare.RunMaker;
import io.github.quadrille.local.LocalLimits;
import io.github.quadrille.local.Method;
import io.github.quadrille.local.RunAttempt;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.worker.RunLines;
import io.github.quadrille.worker.RunOrder;
import java.util.concurrent.CompletableFuture;

/** Lets workers make runs. */
record ClusterRuns(ClusterErrands workers) implements RunMaker {
    /** Makes a comparison: its runs by workers, or else all here. */
    static List<PuzzleComparison> compare(
            ClusterFlags cluster, Comparison asked, CompareProgress progress, Terminal terminal) throws UnusableInput {
        return cluster.isCluster()
                ? cluster.byWorkers(
                        "run",
                        workers -> asked.run(progress, new ClusterRuns(workers)),
                        progress,
                        progress::isInterrupted,
                        terminal)
                : asked.run(progress);
    }

    /** Tunes: with runs made by workers, or else all here. */
    static Tuned tune(ClusterFlags cluster, Tuner tuner, TuneProgress progress, Terminal terminal)
            throws UnusableInput {
        return cluster.isCluster()
                ? cluster.byWorkers(
                        "run",
                        workers -> tuner.run(new ClusterRuns(workers)),
                        progress,
                        progress::isInterrupted,
                        terminal)
                : tuner.run();
    }

    @Override
    public CompletableFuture<RunAttempt> make(Puzzle puzzle, Method method, LocalLimits limits) {
        return workers.errands().ask(new RunOrder(MethodSpecs.spec(method), limits).errand(), puzzle, RunLines::read);
    }

    @Override
    public void begin() {
        workers.begin();
    }
}
