package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.ClusterFlags;
import io.github.quadrille.app.cli.shared.ClusterTasks;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.worker.RunAnswer;
import io.github.quadrille.app.worker.RunTask;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.lab.compare.Comparison;
import io.github.quadrille.lab.compare.PuzzleComparison;
import io.github.quadrille.lab.compare.RunMaker;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalRun.RunAttempt;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.tune.Tuned;
import io.github.quadrille.lab.tune.Tuner;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Lets workers make runs. */
record ClusterRuns(ClusterTasks workers) implements RunMaker {
    /** Makes a comparison: its runs by workers, or else all here. */
    static List<PuzzleComparison> compare(
            ClusterFlags cluster, Comparison asked, ProgressLine progress, Terminal terminal) throws UnusableInput {
        return cluster.isCluster()
                ? cluster.byWorkers("run", workers -> asked.run(progress, new ClusterRuns(workers)), progress, terminal)
                : asked.run(progress);
    }

    /** Tunes: with runs made by workers, or else all here. */
    static Tuned tune(ClusterFlags cluster, Tuner tuner, ProgressLine progress, Terminal terminal)
            throws UnusableInput {
        return cluster.isCluster()
                ? cluster.byWorkers("run", workers -> tuner.run(new ClusterRuns(workers)), progress, terminal)
                : tuner.run();
    }

    @Override
    public CompletableFuture<RunAttempt> make(Puzzle puzzle, Method method, LocalLimits limits) {
        return workers.errands().ask(new RunTask(MethodSpecs.spec(method), limits).errand(), puzzle, RunAnswer::read);
    }

    @Override
    public void begin() {
        workers.begin();
    }
}
