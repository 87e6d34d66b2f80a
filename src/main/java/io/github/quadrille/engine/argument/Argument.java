package io.github.quadrille.engine.argument;

import io.github.quadrille.core.puzzle.Evidence;

/** A short reason why a puzzle has no packing, to be read, to be seen, and to be checked by a machine. */
public interface Argument extends Evidence {
    /** How a sentence begins that speaks of the picture. */
    String WEIGHTS_SHOWN = "Give the cells the weights shown";

    @Override
    default boolean needsPicture() {
        return sentence().startsWith(WEIGHTS_SHOWN);
    }

    /** What a proof checker needs to follow. */
    Certificate certificate();
}
