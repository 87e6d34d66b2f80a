package io.github.quadrille.geometry;

/**
 * The eight symmetries of the square lattice that keep the origin (the dihedral group D4): first an optional flip of
 * left and right, then quarter turns clockwise.
 */
public enum Transform {
    /** Nothing. */
    IDENTITY(1, 0, 0, 1),
    /** A quarter turn. */
    TURN_90(0, 1, -1, 0),
    /** Half a turn. */
    TURN_180(-1, 0, 0, -1),
    /** A quarter turn the other way. */
    TURN_270(0, -1, 1, 0),
    /** Columns the other way round. */
    FLIP(1, 0, 0, -1),
    /** A flip and a quarter turn. */
    FLIP_TURN_90(0, -1, -1, 0),
    /** A flip and half a turn. */
    FLIP_TURN_180(-1, 0, 0, 1),
    /** A flip and a quarter turn the other way. */
    FLIP_TURN_270(0, 1, 1, 0);

    private final int rowFromRow;
    private final int rowFromColumn;
    private final int columnFromRow;
    private final int columnFromColumn;

    Transform(int rowFromRow, int rowFromColumn, int columnFromRow, int columnFromColumn) {
        this.rowFromRow = rowFromRow;
        this.rowFromColumn = rowFromColumn;
        this.columnFromRow = columnFromRow;
        this.columnFromColumn = columnFromColumn;
    }

    /** The image of a lattice point; coordinates may become negative. */
    public Cell apply(Cell cell) {
        return new Cell(
                rowFromRow * cell.row() + rowFromColumn * cell.column(),
                columnFromRow * cell.row() + columnFromColumn * cell.column());
    }

    /** Whether left and right are exchanged, so that a one-sided piece cannot follow. */
    public boolean flips() {
        return rowFromRow * columnFromColumn - rowFromColumn * columnFromRow < 0;
    }

    /** Whether rows become columns. */
    public boolean swapsAxes() {
        return rowFromRow == 0;
    }
}
