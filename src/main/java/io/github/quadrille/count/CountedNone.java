package io.github.quadrille.count;

import io.github.quadrille.puzzle.Evidence;

/** A count that ended with zero. */
public record CountedNone() implements Evidence {
    @Override
    public String name() {
        return "count";
    }

    @Override
    public String sentence() {
        return "The frontier met every way to fill the board, cell by cell, and none came to the end.";
    }
}
