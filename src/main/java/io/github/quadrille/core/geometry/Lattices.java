package io.github.quadrille.core.geometry;

import java.util.List;

/** The four lattices. */
public final class Lattices {
    /** Squares: 8 isometries. */
    public static final Lattice SQUARE = new SquareLattice();
    /** Cubes: 48 isometries. */
    public static final Lattice CUBIC = new CubicLattice();
    /** Hexagons: 12 isometries. */
    public static final Lattice HEXAGONAL = new HexagonalLattice();
    /** Triangles: 12 isometries. */
    public static final Lattice TRIANGULAR = new TriangularLattice();

    /** All of them. */
    public static final List<Lattice> ALL = List.of(SQUARE, CUBIC, HEXAGONAL, TRIANGULAR);

    private Lattices() {}
}
