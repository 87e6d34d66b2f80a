package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalRun.RunAttempt;
import io.github.quadrille.lab.local.Method;
import java.util.concurrent.CompletableFuture;

/** Makes runs elsewhere, as many at a time as it likes. */
public interface RunMaker {
    /**
     * Takes an order, and does not wait.
     *
     * @param limits with the seed of this run
     * @return what comes of it; cancelled when nothing will
     */
    CompletableFuture<RunAttempt> make(Puzzle puzzle, Method method, LocalLimits limits);

    /** All orders that need not wait for anything have been given. */
    void begin();
}
