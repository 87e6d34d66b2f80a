package io.github.quadrille.app.generate;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.engine.parts.Task;
import java.util.function.BooleanSupplier;

/**
 * Makes one try in a search for puzzles. A try does not depend on other tries, so other machines can make it in advance
 * to see whether it succeeds.
 */
sealed interface GenerationAttempt extends Task<Boolean> permits Punching, DesignRound {
    /**
     * Returns whether this try finds a puzzle within the time of a generator. The result can also be true when the
     * request is impossible.
     */
    boolean succeeds(GenerationClock generationClock);

    @Override
    default Boolean answer(Limits limits, BooleanSupplier stop) {
        return succeeds(new GenerationClock(limits, stop));
    }
}
