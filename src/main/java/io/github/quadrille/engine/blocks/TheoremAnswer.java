package io.github.quadrille.engine.blocks;

import java.util.List;

/** Holds what {@link StandardBagTheorem} says about one rectangle. */
public sealed interface TheoremAnswer permits UnpackableRectangle, PackableRectangle {
    int rows();

    int columns();

    /** Returns the theorem and the decision about this rectangle, as a proof in several sentences. */
    List<String> sentences();
}
