package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.puzzle.Evidence;

/** A count that ended with zero. Nothing of it can be checked afterwards. */
public record ZeroCount() implements Evidence {
    @Override
    public String name() {
        return "frontier";
    }

    @Override
    public String sentence() {
        return "The frontier met every way to fill the board, cell by cell, and none came to the end.";
    }
}
