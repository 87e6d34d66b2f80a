package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.puzzle.Evidence;

/** A {@code ZeroCount} says that the frontier counted zero packings. This evidence cannot be checked afterwards. */
public record ZeroCount() implements Evidence {
    @Override
    public String name() {
        return "frontier";
    }

    @Override
    public String sentence() {
        return "The frontier tried every way to fill the board, cell by cell, and none fills it completely.";
    }
}
