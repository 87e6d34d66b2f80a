package io.github.quadrille.proof.checker.puzzle;

import java.util.Arrays;

/** Cells that a piece may cover, by their numbers; equal if these are. */
final class CellSet {
    private final int[] cells;

    /** @param cells ascending; not copied */
    CellSet(int... cells) {
        this.cells = cells;
    }

    int[] cells() {
        return cells;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CellSet set && Arrays.equals(cells, set.cells);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cells);
    }

    @Override
    public String toString() {
        return Arrays.toString(cells);
    }
}
