package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.ClusterFlags;
import io.github.quadrille.app.cli.shared.ClusterTasks;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.worker.ErrandTask.RunTask;
import io.github.quadrille.app.worker.RunAnswer;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.lab.compare.RunMaker;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalRun.RunAttempt;
import io.github.quadrille.lab.local.Method;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/** Lets workers make runs. */
record ClusterRuns(ClusterTasks workers) implements RunMaker {
    /** Does what takes runs: with those that workers make, or else all here. */
    static <T> T make(
            ClusterFlags cluster, Function<Optional<RunMaker>, T> work, ProgressLine progress, Terminal terminal)
            throws UnusableInput {
        return cluster.isCluster()
                ? cluster.byWorkers(
                        "run", workers -> work.apply(Optional.of(new ClusterRuns(workers))), progress, terminal)
                : work.apply(Optional.empty());
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
