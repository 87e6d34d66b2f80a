package io.github.quadrille.geometry;

/**
 * A unit square, by its 0-based row (downwards) and column (to the right); ordered row by row.
 *
 * <p>Equality and hash are those that any record has. They are written out because every command needs them, and the
 * generated ones take a tenth of the time of a short one to link.
 */
public record Cell(int row, int column) implements Comparable<Cell> {

    /** So many rows further down, and so many columns further right. */
    public Cell shifted(int rows, int columns) {
        return new Cell(row + rows, column + columns);
    }

    @Override
    public int compareTo(Cell other) {
        return row == other.row ? Integer.compare(column, other.column) : Integer.compare(row, other.row);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cell cell && row == cell.row && column == cell.column;
    }

    @Override
    public int hashCode() {
        return 31 * row + column;
    }

    @Override
    public String toString() {
        return "(" + row + ", " + column + ")";
    }
}
