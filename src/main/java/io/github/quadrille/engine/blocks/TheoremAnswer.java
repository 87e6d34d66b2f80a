package io.github.quadrille.engine.blocks;

import java.util.List;

/** Holds what the theorem about the standard bag says about one rectangle. */
public sealed interface TheoremAnswer permits UnpackableRectangle, PackableRectangle {
    int rows();

    int columns();

    /** Returns the theorem and the decision about this rectangle, as a proof in sentences. */
    List<String> sentences();
}
