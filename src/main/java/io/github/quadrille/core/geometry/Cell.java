package io.github.quadrille.core.geometry;

/**
 * A {@code Cell} is a place in the picture of a board, given by layer, row (downwards) and column (to the right), which
 * count from 0. Cells are ordered layer by layer and row by row. Flat boards have one layer, 0. {@link Lattice} holds
 * the shape of a cell and its neighbours.
 *
 * <pre>{@code
 * Cell cell = new Cell(2, 3);
 * System.out.println(cell.shifted(1, 0)); // (3, 3)
 * System.out.println(cell.minus(new Cell(1, 1))); // (1, 2)
 * }</pre>
 *
 * <p>The methods {@code equals} and {@code hashCode} do the same as in any record. They are written out because every
 * command needs them, and linking the generated methods takes a tenth of the time of a short command.
 */
public record Cell(int layer, int row, int column) implements Comparable<Cell> {

    /** Makes a cell of a flat board, in layer 0. */
    public Cell(int row, int column) {
        this(0, row, column);
    }

    /** Returns one coordinate: the layer for 0, the row for 1, the column for 2. */
    int at(int axis) {
        return axis == 0 ? layer : axis == 1 ? row : column;
    }

    /** Returns the cell that is {@code rows} rows further down and {@code columns} columns further right. */
    public Cell shifted(int rows, int columns) {
        return new Cell(layer, row + rows, column + columns);
    }

    /** Returns the sum of this cell and another, coordinate by coordinate. */
    public Cell shifted(Cell by) {
        return new Cell(layer + by.layer, row + by.row, column + by.column);
    }

    /** Returns the difference of this cell and another, coordinate by coordinate. */
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

    /** Returns the coordinates of this cell in brackets: row and column, and before them the layer unless it is 0. */
    @Override
    public String toString() {
        return layer == 0 ? "(" + row + ", " + column + ")" : "(" + layer + ", " + row + ", " + column + ")";
    }
}
