package io.github.quadrille.core.geometry;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Holds the points of Z^n, for three to six dimensions. The last two coordinates are row and column. In three
 * dimensions the layer is the first coordinate. In more dimensions the number of the layer packs all other coordinates
 * as digits in base 25, each from -12 to 12. So two cells are added by adding their layers, rows and columns. A step
 * over a side of the board leads to a layer that shows no cells of the board. In pictures such a layer has only holes.
 * As the base is 1 modulo 12, layer + row + column equals the sum of the coordinates modulo 2, 3, 4 and 6. Chessboard
 * colourings therefore work as in three dimensions.
 */
final class CubicLattice extends Lattice {
    /** These lattices have three, four, five and six dimensions, in this order. */
    static final List<CubicLattice> ALL =
            List.of(new CubicLattice(3), new CubicLattice(4), new CubicLattice(5), new CubicLattice(6));
    /** A cell that is too far from the origin for any board has this layer. */
    static final int NOWHERE = 1 << 28;
    /**
     * A side of a board of more than three dimensions has at most this length, so that differences of coordinates fit
     * into one digit.
     */
    private static final int LONGEST = 13;

    private static final int BASE = 2 * LONGEST - 1;

    private final int dimensions;
    private List<Isometry> isometries = List.of();

    private CubicLattice(int dimensions) {
        super(dimensions == 3 ? "cubic" : "hypercubic", steps(dimensions));
        this.dimensions = dimensions;
    }

    private static Cell[] steps(int dimensions) {
        Cell[] steps = new Cell[2 * dimensions];
        for (int i = 0; i < steps.length; i++) {
            int[] step = new int[dimensions];
            step[i / 2] = i % 2 == 0 ? -1 : 1;
            steps[i] = packed(step);
        }
        Arrays.sort(steps);
        return steps;
    }

    private static Cell packed(int... coordinates) {
        int row = coordinates.length - 2;
        int layer = coordinates[0];
        boolean isNear = row == 1 || Math.abs(layer) < LONGEST;
        for (int i = 1; i < row; i++) {
            layer = layer * BASE + coordinates[i];
            isNear &= Math.abs(coordinates[i]) < LONGEST;
        }
        return new Cell(isNear ? layer : NOWHERE, coordinates[row], coordinates[row + 1]);
    }

    @Override
    public int dimensions() {
        return dimensions;
    }

    @Override
    public Lattice of(int wanted) {
        return dimensions == 3 ? this : ALL.get(Math.max(1, Math.min(ALL.size() - 1, wanted - 3)));
    }

    @Override
    public int longestSide() {
        return dimensions == 3 ? super.longestSide() : LONGEST;
    }

    @Override
    public int[] coordinates(Cell cell) {
        int[] at = new int[dimensions];
        at[dimensions - 1] = cell.column();
        at[dimensions - 2] = cell.row();
        int rest = cell.layer();
        for (int i = dimensions - 3; i > 0; i--) {
            at[i] = Math.floorMod(rest + LONGEST - 1, BASE) - (LONGEST - 1);
            rest = (rest - at[i]) / BASE;
        }
        at[0] = rest;
        return at;
    }

    @Override
    public Cell cell(int... coordinates) {
        return packed(coordinates);
    }

    /**
     * Returns the turns and flips, which are made at the first call because there are many. Each name shows what
     * becomes of the coordinates, as in {@code turn (l, c, -r)}.
     */
    @Override
    public synchronized List<Isometry> isometries() {
        if (isometries.isEmpty()) {
            isometries = signedPermutations(dimensions, names());
        }
        return isometries;
    }

    private String names() {
        return dimensions == 3 ? "lrc" : "123456";
    }

    /**
     * Lists the turns of Z^n, the identity first, then the flips.
     *
     * @param names a letter for each coordinate
     */
    static List<Isometry> signedPermutations(int dimensions, String names) {
        List<Isometry> turns = new ArrayList<>();
        List<Isometry> flips = new ArrayList<>();
        for (int number = 0; number < Math.pow(dimensions, dimensions); number++) {
            int[] axis = new int[dimensions];
            for (int i = dimensions - 1, rest = number; i >= 0; i--, rest /= dimensions) {
                axis[i] = rest % dimensions;
            }
            boolean permutes = Arrays.stream(axis).distinct().count() == dimensions;
            for (int signs = 0; permutes && signs < 1 << dimensions; signs++) {
                Isometry next = isometry(axis, signs, names);
                (next.flips() ? flips : turns).add(turns.isEmpty() ? Isometry.IDENTITY : next);
            }
        }
        turns.addAll(flips);
        return List.copyOf(turns);
    }

    /**
     * Makes a signed permutation of the coordinates.
     *
     * @param axis for each coordinate of the image, the index of the coordinate from which it is taken
     * @param negative a bit for each coordinate of the image, which is set if its sign changes
     */
    private static Isometry isometry(int[] axis, int negative, String names) {
        int dimensions = axis.length;
        int[] sign = new int[dimensions];
        Arrays.setAll(sign, i -> (negative >> i & 1) == 0 ? 1 : -1);
        long inversions = IntStream.range(0, dimensions * dimensions)
                .filter(i -> i / dimensions < i % dimensions && axis[i / dimensions] > axis[i % dimensions])
                .count();
        boolean flips = (inversions + Integer.bitCount(negative)) % 2 == 1;
        String name = IntStream.range(0, dimensions)
                .mapToObj(i -> (sign[i] < 0 ? "-" : "") + names.charAt(axis[i]))
                .collect(Collectors.joining(", ", flips ? "flip (" : "turn (", ")"));
        return new Isometry(name, flips, axis, sign, 0);
    }

    @Override
    public Cell image(Isometry isometry, Cell cell) {
        return packed(isometry.apply(coordinates(cell)));
    }

    @Override
    public List<Wrap> wraps() {
        return dimensions == 3 ? super.wraps() : List.of(Wrap.NONE);
    }

    /** Returns one-sided for three dimensions, because wooden pieces cannot be reflected, and free for more. */
    @Override
    public PieceSymmetry usualSymmetry() {
        return dimensions == 3 ? PieceSymmetry.ONE_SIDED : PieceSymmetry.FREE;
    }

    /**
     * Returns the orientations of a piece. In more than three dimensions a breadth-first search finds them. Its moves
     * are quarter turns that exchange two consecutive coordinates and, for free pieces, one flip.
     */
    @Override
    List<Polyform> orientations(Polyform form, PieceSymmetry symmetry) {
        if (dimensions == 3 || symmetry == PieceSymmetry.FIXED) {
            return super.orientations(form, symmetry);
        }
        List<Isometry> moves = new ArrayList<>();
        for (int i = symmetry == PieceSymmetry.FREE ? 0 : 1; i < dimensions; i++) {
            int[] axis = IntStream.range(0, dimensions).toArray();
            axis[i] = Math.max(0, i - 1);
            axis[Math.max(0, i - 1)] = i;
            moves.add(isometry(axis, 1 << i, names()));
        }
        Set<Polyform> found = new LinkedHashSet<>(List.of(form));
        Deque<Polyform> open = new ArrayDeque<>(found);
        while (!open.isEmpty()) {
            Polyform one = open.remove();
            moves.stream().map(one::transformed).filter(found::add).forEach(open::add);
        }
        return List.copyOf(found);
    }

    @Override
    public List<Integer> slices(int layers) {
        int[] last = coordinates(new Cell(layers - 1, 0, 0));
        List<Integer> slices = new ArrayList<>();
        for (int layer = 0; layer < layers; layer++) {
            int[] at = coordinates(new Cell(layer, 0, 0));
            if (IntStream.range(0, at.length).allMatch(i -> at[i] >= 0 && at[i] <= last[i])) {
                slices.add(layer);
            }
        }
        return slices;
    }

    @Override
    public int apart(int slice, int next) {
        return dimensions - 2 - Arrays.mismatch(coordinates(new Cell(slice, 0, 0)), coordinates(new Cell(next, 0, 0)));
    }
}
