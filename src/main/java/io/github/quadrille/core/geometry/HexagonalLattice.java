package io.github.quadrille.core.geometry;

import java.util.List;

/**
 * The points of Z^3 with sum 0, neighbours of which differ by a difference of two unit vectors. The cell (row, column) is
 * the point (row, column, -row - column); each row begins half a cell further right than the one above.
 */
final class HexagonalLattice implements Lattice {
    private static final List<Cell> STEPS =
            List.of(new Cell(-1, 0), new Cell(-1, 1), new Cell(0, -1), new Cell(0, 1), new Cell(1, -1), new Cell(1, 0));

    @Override
    public String word() {
        return "hexagonal";
    }

    @Override
    public List<Isometry> isometries() {
        return PlaneIsometries.OF_HEXAGONS;
    }

    @Override
    public Cell image(Isometry isometry, Cell cell) {
        Cell point = isometry.apply(new Cell(cell.row(), cell.column(), -cell.row() - cell.column()));
        return new Cell(point.layer(), point.row());
    }

    @Override
    public List<Cell> steps(Cell cell) {
        return STEPS;
    }

    @Override
    public boolean hasBoxes() {
        return false;
    }
}
