package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Automorphism;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Isometry;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
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
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the symmetries of a puzzle: of its board, of its bag, of its goal and of its rules.
 *
 * <pre>{@code
 * PuzzleSymmetries symmetries = PuzzleSymmetries.of(Puzzle.standard(5, 8));
 * System.out.println(symmetries.order()); // 4
 * System.out.println(symmetries.list().stream().map(PuzzleSymmetry::name).toList()); // [identity, turn 180, flip, flip turn 180]
 * }</pre>
 *
 * <p>Each maps every kind to one of which as many are to be used: a flip maps a free piece to itself, but a one-sided
 * L to J; where there are as many of both, that is a symmetry, too. So each maps packings to packings, and coverings
 * to coverings of the same worth.
 */
public final class PuzzleSymmetries {
    private final Puzzle puzzle;
    private final RegionSymmetries board;
    private final Map<Isometry, int[]> kindMaps = new HashMap<>();
    /** Those that do something else each; made when they are asked for often. */
    private List<PuzzleSymmetry> listed = List.of();

    private PuzzleSymmetries(Puzzle puzzle, boolean mirrors) {
        this.puzzle = puzzle;
        this.board = RegionSymmetries.of(puzzle.region());
        // Where pieces may be turned, all turns map kinds alike, and so do all flips.
        Map<Object, Optional<int[]>> alike = new HashMap<>();
        for (Isometry isometry : board.isometries()) {
            if (mirrors || !isometry.flips()) {
                boolean isEachOther = puzzle.symmetry() == PieceSymmetry.FIXED
                        || !puzzle.rules().isEmpty();
                Object like = isEachOther ? isometry : isometry.flips();
                alike.computeIfAbsent(like, any -> kindMap(puzzle, isometry))
                        .ifPresent(kinds -> kindMaps.put(isometry, kinds));
            }
        }
    }

    /** Finds them; takes as long as {@link RegionSymmetries#of}, and lists none of them yet. */
    public static PuzzleSymmetries of(Puzzle puzzle) {
        return new PuzzleSymmetries(puzzle, true);
    }

    /** Only those that could be done by hand to the packed board: no mirror images. */
    public static PuzzleSymmetries turnsOf(Puzzle puzzle) {
        return new PuzzleSymmetries(puzzle, false);
    }

    /** How many there are at most; exactly that many where no two do the same to every cell and cells count alike. */
    public int order() {
        return board.shifts() * kindMaps.size();
    }

    /** Lists them, the identity first, each that does something else to the cells once; takes order times cells. */
    public List<PuzzleSymmetry> list() {
        return list(() -> {});
    }

    /**
     * The same.
     *
     * @param pause called for each one, so that it may give up by throwing
     */
    public List<PuzzleSymmetry> list(Runnable pause) {
        Map<IntBuffer, PuzzleSymmetry> byImage = new LinkedHashMap<>();
        stream().forEach(one -> {
            pause.run();
            byImage.putIfAbsent(one.image(), one);
        });
        return List.copyOf(byImage.values());
    }

    /** The same, one after another, so that large groups need no memory; some may do the same to every cell. */
    public Stream<PuzzleSymmetry> stream() {
        return symmetries(candidates());
    }

    /** Those of the board that map kinds to kinds. */
    private Stream<Automorphism> candidates() {
        return board.elements().filter(one -> kindMaps.containsKey(one.isometry()));
    }

    private Stream<PuzzleSymmetry> symmetries(Stream<Automorphism> candidates) {
        return candidates
                .map(one -> new PuzzleSymmetry(puzzle.region(), one, kindMaps.get(one.isometry())))
                .filter(symmetry -> keepsGoal(symmetry) && keepsRules(symmetry));
    }

    /**
     * One that maps a packing of the puzzle to another, the identity to itself. Takes order times cells where packings look
     * the same all over the board; most symmetries are ruled out by the first piece.
     */
    public Optional<PuzzleSymmetry> mapping(Packing from, Packing to) {
        LaidPacking here = new LaidPacking(puzzle, from);
        LaidPacking there = new LaidPacking(puzzle, to);
        return symmetries(candidates().filter(one -> here.isMappedTo(there, one, kindMaps.get(one.isometry()))))
                .findFirst();
    }

    /** How many packings of the puzzle they map this one to, itself included. Takes order times pieces. */
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

    /** RuleSet about how a kind lies are kept when it is mapped to one that may lie so. */
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

    /** Names a piece by its kind and its cells, in any order. */
    private record Lies(String kind, Set<Cell> cells) {}

    /** Says whether a symmetry and the one of a rule can be exchanged, or it turns that one round. */
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

    /** Two kinds may look the same; then the first goes with the first, the second with the second. */
    private static Optional<int[]> kindMap(Puzzle puzzle, Isometry isometry) {
        int[] map = new int[puzzle.bag().size()];
        boolean[] taken = new boolean[map.length];
        for (int kind = 0; kind < map.length; kind++) {
            Look image = Look.of(puzzle, kind, isometry);
            int target = 0;
            while (target < map.length
                    && (taken[target]
                            || !Look.of(puzzle, target, Isometry.IDENTITY).isThatOf(image))) {
                target++;
            }
            if (target == map.length) {
                return Optional.empty();
            }
            taken[target] = true;
            map[kind] = target;
        }
        return Optional.of(map);
    }

    /** All that can be told of a kind without its name. */
    private record Look(Set<?> orientations, CountRange count, int worth) {
        static Look of(Puzzle puzzle, int kind, Isometry isometry) {
            return new Look(
                    orientations(puzzle, kind, isometry),
                    puzzle.bag().count(kind),
                    puzzle.goal() instanceof Goal.Pieces goal ? goal.worth().get(kind) : 0);
        }

        private static Set<?> orientations(Puzzle puzzle, int kind, Isometry isometry) {
            if (puzzle.rules().isEmpty()) {
                Polyform shape = puzzle.bag().kind(kind).shape().transformed(isometry);
                return new HashSet<>(shape.orientations(puzzle.symmetry()));
            }
            return Orientation.of(puzzle, kind).stream()
                    .map(one -> one.transformed(isometry))
                    .collect(Collectors.toSet());
        }

        /** Not by the record's own equals: to link that takes a tenth of the time of a short command. */
        boolean isThatOf(Look other) {
            return worth == other.worth
                    && count.min() == other.count.min()
                    && count.max() == other.count.max()
                    && orientations.equals(other.orientations);
        }
    }

    /** A packing as one sees it on the board: by cell, which piece lies there. Memory is linear in the board. */
    private static final class LaidPacking {
        private static final int OPEN = -1;

        private final Region region;
        private final List<Placement> pieces;
        /** By piece, the index of its kind in the bag. */
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
         * Whether a symmetry of the board maps it to another packing: each piece to one of as many cells. Ends with the first
         * piece that it maps to none.
         *
         * @param kindMap where the kinds go
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
