package io.github.quadrille.geometry;

import java.util.Comparator;

/** A unit square, by its 0-based row (downwards) and column (to the right); ordered row by row. */
public record Cell(int row, int column) implements Comparable<Cell> {
    private static final Comparator<Cell> ROW_MAJOR =
            Comparator.comparingInt(Cell::row).thenComparingInt(Cell::column);

    public Cell shifted(int rows, int columns) {
        return new Cell(row + rows, column + columns);
    }

    @Override
    public int compareTo(Cell other) {
        return ROW_MAJOR.compare(this, other);
    }

    @Override
    public String toString() {
        return "(" + row + ", " + column + ")";
    }
}
