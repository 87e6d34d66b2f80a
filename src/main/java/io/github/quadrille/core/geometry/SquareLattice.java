package io.github.quadrille.core.geometry;

import java.util.List;

/** The points (0, row, column) of Z^3. */
final class SquareLattice implements Lattice {
    private static final List<Isometry> ISOMETRIES = List.of(
            Isometry.IDENTITY,
            Isometry.TURN_90,
            Isometry.TURN_180,
            Isometry.TURN_270,
            Isometry.FLIP,
            Isometry.FLIP_TURN_90,
            Isometry.FLIP_TURN_180,
            Isometry.FLIP_TURN_270);
    private static final List<Cell> STEPS = List.of(new Cell(-1, 0), new Cell(0, -1), new Cell(0, 1), new Cell(1, 0));

    @Override
    public String word() {
        return "square";
    }

    @Override
    public List<Isometry> isometries() {
        return ISOMETRIES;
    }

    @Override
    public List<Cell> steps(Cell cell) {
        return STEPS;
    }
}
