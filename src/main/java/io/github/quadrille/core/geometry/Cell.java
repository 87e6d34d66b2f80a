package io.github.quadrille.core.geometry;

/**
 * Says where a cell stands in the picture of its board, by 0-based layer, row (downwards) and column (to the right).
 * Cells are ordered layer by layer and row by row. Flat boards have one layer, 0. {@link Lattice} says what shape a
 * cell has and which lie side by side.
 *
 * <pre>{@code
 * Cell cell = new Cell(2, 3);
 * System.out.println(cell.shifted(1, 0)); // (3, 3)
 * System.out.println(cell.minus(new Cell(1, 1))); // (1, 2)
 * }</pre>
 *
 * <p>Equality and hash are those that any record has. They are written out because every command needs them, and the
 * generated ones take a tenth of the time of a short one to link.
 */
public record Cell(int layer, int row, int column) implements Comparable<Cell> {

    /** Of a flat board. */
    public Cell(int row, int column) {
        this(0, row, column);
    }

    /** A coordinate: 0 for the layer, 1 for the row, 2 for the column. */
    int at(int axis) {
        return axis == 0 ? layer : axis == 1 ? row : column;
    }

    /** So many rows further down, and so many columns further right. */
    public Cell shifted(int rows, int columns) {
        return new Cell(layer, row + rows, column + columns);
    }

    /** As much further as another one is from the origin. */
    public Cell shifted(Cell by) {
        return new Cell(layer + by.layer, row + by.row, column + by.column);
    }

    /** From another one to this one. */
    public Cell minus(Cell other) {
        return new Cell(layer - other.layer, row - other.row, column - other.column);
    }

    @Override
    public int compareTo(Cell other) {
        if (layer != other.layer) {
            return Integer.compare(layer, other.layer);
        }
        return row == other.row ? Integer.compare(column, other.column) : Integer.compare(row, other.row);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cell cell && row == cell.row && column == cell.column && layer == cell.layer;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * layer + row) + column;
    }

    /** As {@link Lattice#name} has it on flat boards. */
    @Override
    public String toString() {
        return layer == 0 ? "(" + row + ", " + column + ")" : "(" + layer + ", " + row + ", " + column + ")";
    }
}
