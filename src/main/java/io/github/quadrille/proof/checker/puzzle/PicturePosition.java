package io.github.quadrille.proof.checker.puzzle;

import java.util.Comparator;

/**
 * A {@code PicturePosition} is the position of a cell in the picture of a board or a shape, or a step between two
 * positions.
 */
record PicturePosition(int layer, int row, int column) implements Comparable<PicturePosition> {
    private static final Comparator<PicturePosition> ORDER = Comparator.comparingInt(PicturePosition::layer)
            .thenComparingInt(PicturePosition::row)
            .thenComparingInt(PicturePosition::column);

    PicturePosition plus(PicturePosition other) {
        return new PicturePosition(layer + other.layer, row + other.row, column + other.column);
    }

    PicturePosition minus(PicturePosition other) {
        return new PicturePosition(layer - other.layer, row - other.row, column - other.column);
    }

    /** Compares positions layer by layer, then row by row, then column by column. */
    @Override
    public int compareTo(PicturePosition other) {
        return ORDER.compare(this, other);
    }
}
