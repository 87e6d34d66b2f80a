package io.github.quadrille.compare;

import io.github.quadrille.local.LocalLimits;
import io.github.quadrille.local.Method;
import io.github.quadrille.local.RunAttempt;
import io.github.quadrille.puzzle.Puzzle;
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
