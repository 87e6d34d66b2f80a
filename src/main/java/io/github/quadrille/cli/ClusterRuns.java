package io.github.quadrille.cli;

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
    @Override
    public CompletableFuture<RunAttempt> make(Puzzle puzzle, Method method, LocalLimits limits) {
        return workers.errands().ask(new RunOrder(MethodSpecs.spec(method), limits).errand(), puzzle, RunLines::read);
    }

    @Override
    public void begin() {
        workers.begin();
    }
}
