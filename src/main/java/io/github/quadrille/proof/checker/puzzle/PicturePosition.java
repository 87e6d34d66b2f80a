package io.github.quadrille.proof.checker.puzzle;

import java.util.Comparator;

/** Where a cell stands in the picture of a board or a shape, or a step from one place to another. */
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

    /** Layer by layer, row by row. */
    @Override
    public int compareTo(PicturePosition other) {
        return ORDER.compare(this, other);
    }
}
