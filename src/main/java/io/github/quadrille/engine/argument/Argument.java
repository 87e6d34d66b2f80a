package io.github.quadrille.engine.argument;

import io.github.quadrille.core.puzzle.Evidence;

/**
 * An {@code Argument} is a short reason why a puzzle has no packing. People can read it and look at it, and a machine
 * can check it.
 */
public interface Argument extends Evidence {
    /** A sentence that refers to the picture begins with these words. */
    String WEIGHTS_SHOWN = "Give the cells the weights shown";

    @Override
    default boolean needsPicture() {
        return sentence().startsWith(WEIGHTS_SHOWN);
    }

    /** Returns what a proof checker needs to follow the argument. */
    Certificate certificate();
}
