package io.github.quadrille.core.geometry;

import java.util.List;

/**
 * The points of Z^3 with sum 1, which point up, and with sum 2, which point down; neighbours differ by a unit vector. A
 * triangle stands at (row, column) of a picture with one character for each, and points up where row + column is even: it
 * is the point (x, y, z) with x = row and y - z + 1 = column.
 */
final class TriangularLattice implements Lattice {
    private static final List<Cell> STEPS_UP = List.of(new Cell(0, -1), new Cell(0, 1), new Cell(1, 0));
    private static final List<Cell> STEPS_DOWN = List.of(new Cell(-1, 0), new Cell(0, -1), new Cell(0, 1));

    @Override
    public String word() {
        return "triangular";
    }

    @Override
    public List<Isometry> isometries() {
        return PlaneIsometries.OF_TRIANGLES;
    }

    @Override
    public Cell image(Isometry isometry, Cell cell) {
        int sum = pointsUp(cell) ? 1 : 2;
        int y = (sum - cell.row() + cell.column() - 1) / 2;
        Cell point = isometry.apply(new Cell(cell.row(), y, sum - cell.row() - y));
        return new Cell(point.layer(), point.row() - point.column() + 1);
    }

    @Override
    public List<Cell> steps(Cell cell) {
        return pointsUp(cell) ? STEPS_UP : STEPS_DOWN;
    }

    /** A triangle that points up can be moved only to where another one does. */
    @Override
    public boolean canMove(Cell by) {
        return pointsUp(by);
    }

    private static boolean pointsUp(Cell cell) {
        return (cell.row() + cell.column()) % 2 == 0;
    }

    /** A picture's edges are no lines of triangles that could be glued together. */
    @Override
    public List<Wrap> wraps() {
        return List.of(Wrap.NONE);
    }

    @Override
    public boolean hasBoxes() {
        return false;
    }
}
