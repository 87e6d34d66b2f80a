package io.github.quadrille.core.geometry;

import java.util.List;

/** All points (layer, row, column) of Z^3. */
final class CubicLattice implements Lattice {
    private static final List<Cell> STEPS = List.of(
            new Cell(-1, 0, 0),
            new Cell(0, -1, 0),
            new Cell(0, 0, -1),
            new Cell(0, 0, 1),
            new Cell(0, 1, 0),
            new Cell(1, 0, 0));

    @Override
    public String word() {
        return "cubic";
    }

    @Override
    public List<Isometry> isometries() {
        return CubicIsometries.ALL;
    }

    @Override
    public List<Cell> steps(Cell cell) {
        return STEPS;
    }

    @Override
    public boolean isSolid() {
        return true;
    }

    /** Wooden pieces cannot be reflected. */
    @Override
    public PieceSymmetry usualSymmetry() {
        return PieceSymmetry.ONE_SIDED;
    }

    @Override
    public String name(Cell cell) {
        return "(" + cell.layer() + ", " + cell.row() + ", " + cell.column() + ")";
    }
}
