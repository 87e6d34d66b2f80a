package io.github.quadrille.engine.blocks;

import java.util.List;

/** What the theorem says about one rectangle. */
public sealed interface TheoremAnswer permits UnpackableRectangle, PackableRectangle {
    int rows();

    int columns();

    /** The theorem, and how this rectangle is decided: a proof to be read aloud. */
    List<String> sentences();
}
