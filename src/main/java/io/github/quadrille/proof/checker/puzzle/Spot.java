package io.github.quadrille.proof.checker.puzzle;

import java.util.Comparator;

/** Where a cell stands in the picture of a board or a shape, or a step from one place to another. */
record Spot(int layer, int row, int column) implements Comparable<Spot> {
    private static final Comparator<Spot> ORDER =
            Comparator.comparingInt(Spot::layer).thenComparingInt(Spot::row).thenComparingInt(Spot::column);

    Spot plus(Spot other) {
        return new Spot(layer + other.layer, row + other.row, column + other.column);
    }

    Spot minus(Spot other) {
        return new Spot(layer - other.layer, row - other.row, column - other.column);
    }

    /** Layer by layer, row by row. */
    @Override
    public int compareTo(Spot other) {
        return ORDER.compare(this, other);
    }
}
