package io.github.quadrille.app.generate;

import io.github.quadrille.core.puzzle.Puzzle;
import java.util.concurrent.CompletableFuture;

/** Makes attempts ahead of a search, which then leaves out those that fail. What it says decides only where to look. */
public interface AttemptFilter {
    /** Everything may be worth an attempt. */
    AttemptFilter NONE = new AttemptFilter() {
        @Override
        public CompletableFuture<Boolean> look(GenerationAttempt generationAttempt) {
            return CompletableFuture.completedFuture(true);
        }

        @Override
        public int ahead() {
            return 1;
        }
    };

    /**
     * Takes an order, and does not wait.
     *
     * @return whether it succeeds; cancelled when it cannot be found out, and by the caller when it is not wanted any more
     */
    CompletableFuture<Boolean> look(GenerationAttempt generationAttempt);

    /** How many attempts it is good to have ordered. */
    int ahead();

    /**
     * A try of a search for puzzles that depends on nothing but itself, so that others can make it before it is its turn, to see
     * whether it leads anywhere.
     */
    sealed interface GenerationAttempt permits Punching, DesignRound {
        /** The board, and what may lie on it. */
        Puzzle puzzle();

        /** Whether it finds a puzzle, while there is patience. */
        boolean succeeds(GenerationClock generationClock);
    }
}
