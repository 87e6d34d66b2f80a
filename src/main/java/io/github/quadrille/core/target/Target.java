package io.github.quadrille.core.target;

import java.util.BitSet;

/** Holds the cells that are to be covered, as a 0/1 matrix with one bit for each cell. */
public final class Target {
    /** A target has at most this many rows times columns. */
    public static final int MOST_CELLS = 4_000_000;

    private final int rows;
    private final int columns;
    private final BitSet cells;
    private final int size;

    /**
     * Makes a target.
     *
     * @param cells the cells row by row: bit {@code row * columns + column}
     * @throws IllegalArgumentException when there are no rows or no columns, when rows times columns is more than
     *     {@link #MOST_CELLS}, or when a bit is outside the matrix
     */
    public Target(int rows, int columns, BitSet cells) {
        if (rows < 1 || columns < 1 || (long) rows * columns > MOST_CELLS || cells.length() > rows * columns) {
            throw new IllegalArgumentException("A target cannot have %d x %d cells.".formatted(rows, columns));
        }
        this.rows = rows;
        this.columns = columns;
        this.cells = (BitSet) cells.clone();
        this.size = this.cells.cardinality();
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    /** Returns the number of cells that are to be covered. */
    public int size() {
        return size;
    }

    public boolean contains(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns && cells.get(row * columns + column);
    }
}
