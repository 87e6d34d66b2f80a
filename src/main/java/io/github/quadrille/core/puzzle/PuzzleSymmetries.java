package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Automorphism;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Isometry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.RegionSymmetries;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the symmetries of a puzzle, which keep its board, its bag, its goal and its rules.
 *
 * <pre>{@code
 * PuzzleSymmetries symmetries = PuzzleSymmetries.of(Puzzle.standard(5, 8));
 * System.out.println(symmetries.order()); // 4
 * System.out.println(symmetries.list().stream().map(PuzzleSymmetry::name).toList()); // [identity, turn 180, flip, flip turn 180]
 * }</pre>
 *
 * <p>Each symmetry maps every kind to a kind of which equally many pieces may be used. A flip maps a free piece to
 * itself, but maps a one-sided L to J. If the bag allows equally many L and J, the flip is a symmetry, too. Each
 * symmetry therefore maps packings to packings, and coverings to coverings of the same worth.
 */
public final class PuzzleSymmetries {
    private final Puzzle puzzle;
    private final RegionSymmetries board;
    private final Map<Isometry, int[]> kindMaps = new HashMap<>();
    /** This list has one symmetry for each way to move the cells. It is empty until it is needed. */
    private List<PuzzleSymmetry> listed = List.of();

    private PuzzleSymmetries(Puzzle puzzle, boolean mirrors) {
        this.puzzle = puzzle;
        this.board = RegionSymmetries.of(puzzle.region());
        KindMaps maps = new KindMaps(puzzle);
        for (Isometry isometry : board.isometries()) {
            if (mirrors || !isometry.flips()) {
                maps.of(isometry).ifPresent(kinds -> kindMaps.put(isometry, kinds));
            }
        }
    }

    /**
     * Finds the symmetries of a puzzle, without listing them. In addition to the time of {@link RegionSymmetries#of},
     * it takes time to compare the orientations of the kinds.
     */
    public static PuzzleSymmetries of(Puzzle puzzle) {
        return new PuzzleSymmetries(puzzle, true);
    }

    /**
     * Finds only the symmetries without a flip. If no edges of the board are joined, a hand can turn a packed board in
     * these ways.
     */
    public static PuzzleSymmetries turnsOf(Puzzle puzzle) {
        return new PuzzleSymmetries(puzzle, false);
    }

    /**
     * Returns an upper bound on the number of symmetries. The bound is exact if all cells have the same worth, the
     * puzzle has no rules, and no two symmetries move all cells in the same way.
     */
    public int order() {
        return board.shifts() * kindMaps.size();
    }

    /**
     * Lists the symmetries, the identity first. If several symmetries move all cells in the same way, it lists only the
     * first. The time is proportional to {@link #order} times the number of cells.
     */
    public List<PuzzleSymmetry> list() {
        return list(() -> {});
    }

    /**
     * Lists the symmetries, the identity first. If several symmetries move all cells in the same way, it lists only the
     * first.
     *
     * @param pause an action that runs for each symmetry; it may end the listing by throwing an exception
     */
    public List<PuzzleSymmetry> list(Runnable pause) {
        Map<IntBuffer, PuzzleSymmetry> byImage = new LinkedHashMap<>();
        stream().forEach(one -> {
            pause.run();
            byImage.putIfAbsent(one.image(), one);
        });
        return List.copyOf(byImage.values());
    }

    /**
     * Returns the symmetries one after another, so that large groups need no memory. Several symmetries may move all
     * cells in the same way.
     */
    public Stream<PuzzleSymmetry> stream() {
        return symmetries(candidates());
    }

    /** Returns the symmetries of the board under which every kind has an image. */
    private Stream<Automorphism> candidates() {
        return board.elements().filter(one -> kindMaps.containsKey(one.isometry()));
    }

    private Stream<PuzzleSymmetry> symmetries(Stream<Automorphism> candidates) {
        return candidates
                .map(one -> new PuzzleSymmetry(puzzle.region(), one, kindMaps.get(one.isometry())))
                .filter(symmetry -> keepsGoal(symmetry) && keepsRules(symmetry));
    }

    /**
     * Returns a symmetry that maps one packing of the puzzle to another packing, if such a symmetry exists. For equal
     * packings, the result is the identity. Most symmetries are ruled out as soon as the image of the first piece is
     * compared. In the worst case, the time is proportional to {@link #order} times the number of cells.
     */
    public Optional<PuzzleSymmetry> mapping(Packing from, Packing to) {
        LaidPacking here = new LaidPacking(puzzle, from);
        LaidPacking there = new LaidPacking(puzzle, to);
        return symmetries(candidates().filter(one -> here.isMappedTo(there, one, kindMaps.get(one.isometry()))))
                .findFirst();
    }

    /**
     * Returns the number of different packings to which the symmetries map a packing, including this packing. The first
     * call lists the symmetries. Apart from that, the time is at most proportional to the number of symmetries times
     * the number of cells.
     */
    public long images(Packing packing) {
        if (listed.isEmpty()) {
            listed = list();
        }
        LaidPacking laid = new LaidPacking(puzzle, packing);
        long kept = listed.stream()
                .filter(one -> {
                    Automorphism cells = one.automorphism();
                    return laid.isMappedTo(laid, cells, kindMaps.get(cells.isometry()));
                })
                .count();
        return listed.size() / kept;
    }

    private boolean keepsGoal(PuzzleSymmetry symmetry) {
        return !(puzzle.goal() instanceof Goal.Cells goal)
                || IntStream.range(0, goal.worth().size())
                        .allMatch(cell ->
                                goal.worth().get(cell).equals(goal.worth().get(symmetry.cell(cell))));
    }

    /**
     * Returns whether a symmetry keeps the rules. Rules about the orientation of a kind need no check here, because a
     * kind is mapped only to a kind that has the images of its orientations.
     */
    private boolean keepsRules(PuzzleSymmetry symmetry) {
        RuleSet rules = puzzle.rules();
        if (rules.isEmpty()) {
            return true;
        }
        UnaryOperator<Cell> cells = cell -> symmetry.automorphism().apply(cell, puzzle.region());
        UnaryOperator<String> kinds = name -> {
            int kind = puzzle.bag().indexOf(name);
            return kind < 0 ? name : puzzle.bag().kind(symmetry.kind(kind)).name();
        };
        Set<Rule> images = new HashSet<>();
        rules.list().forEach(rule -> images.add(rule.image(cells, kinds)));
        Set<Lies> laid = new HashSet<>();
        rules.laid()
                .forEach(piece -> laid.add(new Lies(
                        kinds.apply(piece.kind()),
                        Set.copyOf(piece.cells().stream().map(cells).toList()))));
        return images.equals(Set.copyOf(rules.list()))
                && rules.laid().stream()
                        .allMatch(piece -> laid.contains(new Lies(piece.kind(), Set.copyOf(piece.cells()))))
                && rules.of(Rule.Symmetric.class).allMatch(rule -> keeps(cells, rules.board(puzzle.region()), rule));
    }

    /** Identifies a piece by its kind and its cells, in any order. */
    private record Lies(String kind, Set<Cell> cells) {}

    /**
     * Returns whether a symmetry keeps a rule that demands a symmetry of the packing. Let s be the symmetry and r the
     * demanded symmetry. The rule is kept if s r = r s, or if r s r = s. In the second case, s turns r into the inverse
     * of r.
     */
    private static boolean keeps(UnaryOperator<Cell> symmetry, Region board, Rule.Symmetric rule) {
        Automorphism other = named(board, rule.name()).orElseThrow();
        UnaryOperator<Cell> image = cell -> other.apply(cell, board);
        return board.cells().stream()
                        .allMatch(cell -> symmetry.apply(image.apply(cell)).equals(image.apply(symmetry.apply(cell))))
                || board.cells().stream()
                        .allMatch(cell ->
                                image.apply(symmetry.apply(image.apply(cell))).equals(symmetry.apply(cell)));
    }

    /** Finds a symmetry of a board by its name, such as {@code turn 180}. */
    public static Optional<Automorphism> named(Region board, String name) {
        return RegionSymmetries.of(board)
                .elements()
                .filter(one -> one.name(board.lattice()).equals(name))
                .findFirst();
    }

    /** Holds for each cell of the board which piece of a packing covers it. Memory is linear in the board. */
    private static final class LaidPacking {
        private static final int OPEN = -1;

        private final Region region;
        private final List<Placement> pieces;
        /** This array holds for each piece the index of its kind in the bag. */
        private final int[] kinds;

        private final int[] pieceOn;

        LaidPacking(Puzzle puzzle, Packing packing) {
            this.region = puzzle.region();
            this.pieces = packing.pieces();
            this.kinds = new int[pieces.size()];
            this.pieceOn = new int[region.size()];
            Arrays.fill(pieceOn, OPEN);
            for (int piece = 0; piece < kinds.length; piece++) {
                kinds[piece] = puzzle.bag().indexOfKind(pieces.get(piece).kind());
                for (Cell cell : pieces.get(piece).cells()) {
                    pieceOn[region.cellAt(cell)] = piece;
                }
            }
        }

        /**
         * Returns whether a symmetry of the board maps this packing to another. Each piece must be mapped onto a piece
         * that has the image of its kind and equally many cells. The test ends at the first piece that has no such
         * image.
         *
         * @param kindMap the kind to which each kind is mapped
         */
        boolean isMappedTo(LaidPacking other, Automorphism symmetry, int[] kindMap) {
            return pieces.size() == other.pieces.size()
                    && IntStream.range(0, kinds.length)
                            .allMatch(piece -> isPieceMappedTo(other, piece, symmetry, kindMap));
        }

        private boolean isPieceMappedTo(LaidPacking other, int piece, Automorphism symmetry, int[] kindMap) {
            List<Cell> cells = pieces.get(piece).cells();
            int image = OPEN;
            for (int i = 0; i < cells.size(); i++) {
                Cell cell = symmetry.apply(cells.get(i), region);
                int there = other.pieceOn[region.cellAt(cell)];
                if (there == OPEN || (i > 0 && there != image)) {
                    return false;
                }
                image = there;
            }
            return other.kinds[image] == kindMap[kinds[piece]]
                    && other.pieces.get(image).cells().size() == cells.size();
        }
    }
}
