package io.github.quadrille.core.geometry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Holds the points of Z^3 whose coordinates have an even sum. Each point is the middle of a ball that touches twelve
 * others. This is the face-centred cubic lattice, in which balls can be stacked on a square base and also on a
 * triangular base.
 *
 * <p>A ball at (layer, row, column) rests on four balls of the layer below. These four are at rows row and row + 1, and
 * at columns column and column + 1. The middle of the ball is the point (row + column + layer, row - column, layer).
 * The lattice has the 48 turns and flips of the cube. All balls with the same row number, in all layers, lie in one
 * plane. There they form a triangular pattern, in which each ball touches six others.
 */
final class FccLattice extends Lattice {
    /** The middles of two balls that touch have a distance whose square is this number. */
    static final int NEAR = 2;

    private List<Isometry> isometries = List.of();

    FccLattice() {
        super(
                "fcc",
                new Cell(-1, 0, 0),
                new Cell(-1, 0, 1),
                new Cell(-1, 1, 0),
                new Cell(-1, 1, 1),
                new Cell(0, -1, 0),
                new Cell(0, 0, -1),
                new Cell(0, 0, 1),
                new Cell(0, 1, 0),
                new Cell(1, -1, -1),
                new Cell(1, -1, 0),
                new Cell(1, 0, -1),
                new Cell(1, 0, 0));
    }

    @Override
    public int dimensions() {
        return 3;
    }

    @Override
    public int[] coordinates(Cell cell) {
        return new int[] {cell.layer(), cell.row(), cell.column()};
    }

    @Override
    public Cell cell(int... coordinates) {
        return new Cell(coordinates[0], coordinates[1], coordinates[2]);
    }

    @Override
    public List<Integer> slices(int layers) {
        return Lattices.CUBIC.slices(layers);
    }

    /**
     * Returns the turns, then the flips. Each name shows what becomes of the coordinates of a point, as in {@code turn
     * (x, z, -y)}.
     */
    @Override
    public synchronized List<Isometry> isometries() {
        if (isometries.isEmpty()) {
            isometries = CubicLattice.signedPermutations(3, "xyz");
        }
        return isometries;
    }

    @Override
    public Cell image(Isometry isometry, Cell cell) {
        Cell image = isometry.apply(point(cell));
        int layer = image.column();
        return new Cell(layer, (image.layer() + image.row() - layer) / 2, (image.layer() - image.row() - layer) / 2);
    }

    /**
     * Returns the balls whose points have coordinates from {@code -most} to {@code most}, without the ball at the
     * origin.
     */
    static List<Cell> around(int most) {
        List<Cell> balls = new ArrayList<>();
        for (int x = -most; x <= most; x++) {
            for (int y = -most; y <= most; y++) {
                for (int z = -most; z <= most; z++) {
                    if ((x + y + z) % 2 == 0 && (x != 0 || y != 0 || z != 0)) {
                        balls.add(new Cell(z, (x + y - z) / 2, (x - y - z) / 2));
                    }
                }
            }
        }
        return balls;
    }

    /** Returns the scalar product of the middles of two balls. */
    static int dot(Cell one, Cell other) {
        Cell from = point(one);
        Cell to = point(other);
        return from.layer() * to.layer() + from.row() * to.row() + from.column() * to.column();
    }

    private static Cell point(Cell cell) {
        return new Cell(cell.row() + cell.column() + cell.layer(), cell.row() - cell.column(), cell.layer());
    }

    /** Returns only {@link Wrap#NONE}, because opposite edges of a board of balls never meet. */
    @Override
    public List<Wrap> wraps() {
        return List.of(Wrap.NONE);
    }

    /** Returns one-sided, because balls glued together cannot be reflected. */
    @Override
    public PieceSymmetry usualSymmetry() {
        return PieceSymmetry.ONE_SIDED;
    }

    /**
     * Returns the images of a piece under the turns and flips of the lattice that {@code symmetry} allows. A piece that
     * lies in a plane in which each ball touches six others can also make a sixth of a turn there. Then the result also
     * has the images of the turned piece, unless the piece is fixed.
     */
    @Override
    List<Polyform> orientations(Polyform form, PieceSymmetry symmetry) {
        Optional<List<Cell>> other = symmetry == PieceSymmetry.FIXED ? Optional.empty() : turnedAlone(form.cells());
        return Stream.concat(
                        super.orientations(form, symmetry).stream(),
                        other.stream()
                                .flatMap(cells -> super.orientations(new Polyform(this, cells), symmetry).stream()))
                .distinct()
                .toList();
    }

    /**
     * Returns the cells of a piece after a sixth of a turn in a triangular plane, in which each ball touches six
     * others. The result is empty if the piece is in no such plane. Turns by a third are turns of the lattice. Turns by
     * a sixth are not, but they take the balls of the plane to balls. Connected balls that are in no such plane have
     * only the turns of the lattice.
     */
    @Override
    public Optional<List<Cell>> turnedAlone(List<Cell> cells) {
        return isometries(PieceSymmetry.ONE_SIDED).stream()
                .map(turn -> cells.stream().map(cell -> image(turn, cell)).toList())
                .filter(turned -> turned.stream().mapToInt(Cell::row).distinct().count() == 1)
                .findFirst()
                .map(turned -> turned.stream()
                        .map(cell -> new Cell(-cell.column(), cell.row(), cell.layer() + cell.column()))
                        .toList());
    }

    @Override
    public boolean hasBoxes() {
        return false;
    }
}
