package io.github.quadrille.app.generate;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.engine.parts.Task;
import java.util.function.BooleanSupplier;

/**
 * A try of a search for puzzles that depends on nothing but itself, so that other machines can make it before it is its turn,
 * to see whether it leads anywhere.
 */
sealed interface GenerationAttempt extends Task<Boolean> permits Punching, DesignRound {
    /** Says whether it finds a puzzle, while there is patience. */
    boolean succeeds(GenerationClock generationClock);

    @Override
    default Boolean answer(Limits limits, BooleanSupplier stop) {
        return succeeds(new GenerationClock(limits, stop));
    }
}
