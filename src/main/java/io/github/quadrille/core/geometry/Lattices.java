package io.github.quadrille.core.geometry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Holds all lattices that boards can have.
 *
 * <pre>{@code
 * Polyform tricube = Polyform.drawn(Lattices.CUBIC, "XX", "X.");
 * System.out.println(tricube.orientations(PieceSymmetry.ONE_SIDED).size()); // 12
 * System.out.println(Lattices.ALL.stream().map(Lattice::word).toList()); // [square, cubic, hexagonal, triangular, fcc, hypercubic]
 * }</pre>
 */
public final class Lattices {
    /** The lattice of squares has 8 isometries. */
    public static final Lattice SQUARE =
            new Lattice("square", new Cell(-1, 0), new Cell(0, -1), new Cell(0, 1), new Cell(1, 0)) {
                @Override
                public List<Isometry> isometries() {
                    return Isometry.OF_SQUARES;
                }
            };
    /** The lattice of cubes has 48 isometries. */
    public static final Lattice CUBIC = CubicLattice.ALL.get(0);
    /** The lattice of hexagons has 12 isometries. */
    public static final Lattice HEXAGONAL = new HexagonalLattice();
    /** The lattice of triangles has 12 isometries. */
    public static final Lattice TRIANGULAR = new TriangularLattice();

    /**
     * The lattice of cubes of four dimensions has 384 isometries. {@link Lattice#of} returns the lattices of five and
     * six dimensions.
     */
    public static final Lattice HYPERCUBIC = CubicLattice.ALL.get(1);

    /** The lattice of balls, each of which touches twelve others, has 48 isometries. */
    public static final Lattice FCC = new FccLattice();

    /** This list holds all lattices. Of several lattices with the same name in puzzle files, it has only the first. */
    public static final List<Lattice> ALL = List.of(SQUARE, CUBIC, HEXAGONAL, TRIANGULAR, FCC, HYPERCUBIC);

    private Lattices() {}

    /**
     * Returns the cell with these coordinates, on the lattice of squares, cubes or hypercubes that has this number of
     * coordinates. The result is empty if there is no such lattice, or if a coordinate is too far from 0 for any board.
     */
    public static Optional<Cell> cell(int... coordinates) {
        Lattice lattice =
                coordinates.length < 3 ? SQUARE : coordinates.length == 3 ? CUBIC : HYPERCUBIC.of(coordinates.length);
        return lattice.dimensions() == coordinates.length
                ? Optional.of(lattice.cell(coordinates)).filter(cell -> cell.layer() != CubicLattice.NOWHERE)
                : Optional.empty();
    }

    /**
     * Holds the points of Z^3 with sum 0. The steps to neighbours are the differences of two unit vectors. The cell
     * (row, column) is the point (row, column, -row - column). Each row begins half a cell further right than the row
     * above it.
     */
    private static final class HexagonalLattice extends Lattice {
        HexagonalLattice() {
            super(
                    "hexagonal",
                    new Cell(-1, 0),
                    new Cell(-1, 1),
                    new Cell(0, -1),
                    new Cell(0, 1),
                    new Cell(1, -1),
                    new Cell(1, 0));
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
        public boolean hasBoxes() {
            return false;
        }
    }

    /**
     * Holds the twelve turns and flips of hexagons and of triangles. Coordinates (x, y, z) of Z^3 have a fixed sum; x
     * grows downwards, and y - z grows to the right. For hexagons, a turn by 60 degrees clockwise takes (x, y, z) to
     * (-z, -x, -y). A flip of left and right takes it to (x, z, y).
     */
    private static final class PlaneIsometries {
        private static final int SIXTHS = 6;

        static final List<Isometry> OF_HEXAGONS = turningAbout(0);
        static final List<Isometry> OF_TRIANGLES = turningAbout(1);

        private PlaneIsometries() {}

        /**
         * Lists the twelve turns and flips.
         *
         * @param from the number from which a turn by 60 degrees subtracts each coordinate: 0 for hexagons, 1 for
         *     triangles
         */
        private static List<Isometry> turningAbout(int from) {
            List<Isometry> all = new ArrayList<>();
            for (int flip = 0; flip < 2; flip++) {
                int[] axis = flip == 0 ? new int[] {0, 1, 2} : new int[] {0, 2, 1};
                for (int turn = 0; turn < SIXTHS; turn++) {
                    int sign = turn % 2 == 0 ? 1 : -1;
                    String turned = "turn " + 360 / SIXTHS * turn;
                    String name = flip == 0 ? turned : turn == 0 ? "flip" : "flip " + turned;
                    all.add(
                            flip + turn == 0
                                    ? Isometry.IDENTITY
                                    : new Isometry(
                                            name, flip == 1, axis, new int[] {sign, sign, sign}, sign < 0 ? from : 0));
                    axis = new int[] {axis[2], axis[0], axis[1]};
                }
            }
            return List.copyOf(all);
        }
    }

    /**
     * Holds the points of Z^3 with sum 1, which point up, and with sum 2, which point down. Neighbours differ by a unit
     * vector. A triangle is at (row, column) of a picture with one character for each triangle. It points up where row
     * + column is even. It is the point (x, y, z) with x = row and y - z + 1 = column.
     */
    private static final class TriangularLattice extends Lattice {
        private final List<Cell> stepsDown = List.of(new Cell(-1, 0), new Cell(0, -1), new Cell(0, 1));

        TriangularLattice() {
            super("triangular", new Cell(0, -1), new Cell(0, 1), new Cell(1, 0));
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
            return pointsUp(cell) ? super.steps(cell) : stepsDown;
        }

        /** Returns whether a step takes triangles that point up to triangles that point up. */
        @Override
        public boolean canMove(Cell by) {
            return pointsUp(by);
        }

        private static boolean pointsUp(Cell cell) {
            return (cell.row() + cell.column()) % 2 == 0;
        }

        /**
         * Returns only {@link Wrap#NONE}, because the edges of a picture do not run along sides of triangles that could
         * be joined.
         */
        @Override
        public List<Wrap> wraps() {
            return List.of(Wrap.NONE);
        }

        @Override
        public boolean hasBoxes() {
            return false;
        }
    }
}
