package io.github.quadrille.proof.checker.puzzle;

import io.github.quadrille.proof.checker.puzzle.DerivedModel.FurtherRow;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Derives the rows that rules about several pieces give. A row bounds how many of some placements are chosen. Given
 * pieces count as chosen. Each row occurs once, and rows without effect are left out.
 */
final class RowsOfRules {
    private static final int ANY = DerivedModel.NO_MAXIMUM;

    private final DerivedBoard board;
    private final boolean mustCover;
    /** The pieces that may be placed come first, then the given ones. */
    private final List<Piece> pieces;
    /** This many pieces of the list may be placed; the others are given. */
    private final int open;

    private final CellMeetings meetings;
    private final BitSet[] on;
    private final Set<FurtherRow> rows = new LinkedHashSet<>();

    /** A {@code Piece} is a placement, by the number of its kind and the numbers of its cells on the whole board. */
    record Piece(int kind, BitSet cells) {}

    /**
     * Creates a maker that has no rows yet.
     *
     * @param board the board
     * @param mustCover whether the goal is to pack
     * @param pieces the pieces that may be placed, in the order of the columns, and then the given ones
     * @param open the number of pieces that may be placed
     */
    private RowsOfRules(DerivedBoard board, boolean mustCover, List<Piece> pieces, int open) {
        this.board = board;
        this.mustCover = mustCover;
        this.pieces = pieces;
        this.open = open;
        this.meetings = new CellMeetings(board);
        this.on = new BitSet[board.cells().size()];
        for (int cell = 0; cell < on.length; cell++) {
            on[cell] = new BitSet();
        }
        for (int piece = 0; piece < pieces.size(); piece++) {
            int number = piece;
            pieces.get(piece).cells().stream().forEach(cell -> on[cell].set(number));
        }
    }

    /**
     * Returns the rows of the rules.
     *
     * @param rules the rules
     * @param board the board
     * @param mustCover whether the goal is to pack
     * @param pieces the pieces that may be placed, in the order of the columns, and then the given ones
     * @param open the number of pieces that may be placed
     */
    static List<FurtherRow> of(
            List<DerivedRule> rules, DerivedBoard board, boolean mustCover, List<Piece> pieces, int open) {
        RowsOfRules maker = new RowsOfRules(board, mustCover, pieces, open);
        rules.forEach(maker::add);
        return List.copyOf(maker.rows);
    }

    /** Returns whether a move of cells and kinds takes the pieces to each other. */
    static boolean areMoved(List<Piece> pieces, int[] cells, int... kinds) {
        Set<Piece> images = new HashSet<>();
        for (Piece piece : pieces) {
            BitSet image = new BitSet();
            piece.cells().stream().forEach(cell -> image.set(cells[cell]));
            images.add(new Piece(kinds[piece.kind()], image));
        }
        return images.containsAll(pieces);
    }

    private void add(DerivedRule rule) {
        if (rule instanceof DerivedRule.NoFourMeet) {
            meetings.points().forEach(this::meet);
        } else if (rule instanceof DerivedRule.NoFaultLine) {
            meetings.lines().forEach(this::cross);
        } else if (rule instanceof DerivedRule.Apart apart) {
            keepApart(apart);
        } else if (rule instanceof DerivedRule.Touching touching) {
            touch(touching.one(), touching.other());
        } else if (rule instanceof DerivedRule.Together together) {
            coverAll(together.cells());
        } else if (rule instanceof DerivedRule.Total total) {
            row(ofKinds(total.kinds()), total.count().min(), total.count().max());
        } else if (rule instanceof DerivedRule.Symmetric symmetric) {
            keep(symmetric.cells());
        }
    }

    /**
     * Adds a row that bounds how many of some pieces are chosen. The given ones among them are subtracted from the
     * bounds.
     */
    private void row(BitSet some, int least, int most) {
        BitSet columns = some.get(0, open);
        int lie = some.cardinality() - columns.cardinality();
        if (most != ANY && most < lie) {
            rows.add(new FurtherRow(new BitSet(), 1, 1));
            return;
        }
        int min = Math.max(0, least - lie);
        int max = most == ANY ? ANY : most - lie;
        if (min > 0 || max < columns.cardinality()) {
            rows.add(new FurtherRow(columns, min, max));
        }
    }

    private BitSet onAny(BitSet cells) {
        BitSet some = new BitSet();
        cells.stream().forEach(cell -> some.or(on[cell]));
        return some;
    }

    private BitSet onAll(BitSet cells) {
        BitSet some = new BitSet();
        some.set(0, pieces.size());
        cells.stream().forEach(cell -> some.and(on[cell]));
        return some;
    }

    private BitSet ofKinds(BitSet kinds) {
        BitSet some = new BitSet();
        for (int piece = 0; piece < pieces.size(); piece++) {
            some.set(piece, kinds.get(pieces.get(piece).kind()));
        }
        return some;
    }

    /** Returns whether every packing covers all of these cells. */
    private boolean areCovered(BitSet cells) {
        return mustCover && cells.stream().allMatch(cell -> board.isMandatory(cell) || on[cell].length() > open);
    }

    /**
     * Adds the rule that at most three pieces meet at a point. If four covered cells meet there, this means that some
     * piece has two of them.
     */
    private void meet(BitSet around) {
        if (around.cardinality() == 4 && areCovered(around)) {
            BitSet two = new BitSet();
            onAny(around).stream()
                    .filter(piece -> {
                        BitSet shared = (BitSet) around.clone();
                        shared.and(pieces.get(piece).cells());
                        return shared.cardinality() > 1;
                    })
                    .forEach(two::set);
            row(two, 1, ANY);
        } else if (around.cardinality() > 3) {
            row(onAny(around), 0, 3);
        }
    }

    private void cross(List<BitSet> sides) {
        BitSet crossing = new BitSet();
        sides.forEach(side -> crossing.or(onAll(side)));
        row(crossing, 1, ANY);
    }

    /** Adds a row for each set of cells that meet: at most one of the pieces that must not touch covers any of them. */
    private void keepApart(DerivedRule.Apart rule) {
        Set<BitSet> near = rule.corners() ? meetings.points() : meetings.sides();
        for (BitSet cells : near) {
            BitSet some = onAny(cells);
            some.and(ofKinds(rule.kinds()));
            if (cells.cardinality() < 2) {
                continue;
            }
            if (rule.anyTwo()) {
                row(some, 0, 1);
                continue;
            }
            Map<Integer, BitSet> byKind = new HashMap<>();
            some.stream()
                    .forEach(piece -> byKind.computeIfAbsent(pieces.get(piece).kind(), kind -> new BitSet())
                            .set(piece));
            byKind.values().forEach(alike -> row(alike, 0, 1));
        }
    }

    /**
     * Adds the rule that two pieces touch. A piece of each kind is chosen. Of a piece of one kind and those pieces of
     * the other that do not touch it, at most one is chosen. The kind with fewer pieces gives a row for each of them.
     * If both have equally many, both give rows.
     */
    private void touch(int one, int other) {
        BitSet ones = ofKind(one);
        BitSet others = ofKind(other);
        row(ones, 1, ANY);
        row(others, 1, ANY);
        if (ones.cardinality() <= others.cardinality()) {
            touchEach(ones, others);
        }
        if (others.cardinality() <= ones.cardinality()) {
            touchEach(others, ones);
        }
    }

    private BitSet ofKind(int kind) {
        BitSet kinds = new BitSet();
        kinds.set(kind);
        return ofKinds(kinds);
    }

    private void touchEach(BitSet some, BitSet others) {
        some.stream().forEach(piece -> {
            BitSet beside = new BitSet();
            pieces.get(piece).cells().stream().forEach(cell -> beside.or(meetings.next(cell)));
            BitSet apart = (BitSet) others.clone();
            apart.andNot(onAny(beside));
            apart.set(piece);
            row(apart, 0, 1);
        });
    }

    /**
     * Adds the rule that one piece covers all of these cells. The list of placements already leaves out pieces on only
     * some of the cells. So a row is needed only where a cell may stay open: then a piece on all of them is chosen.
     */
    private void coverAll(BitSet cells) {
        if (!areCovered(cells)) {
            row(onAll(cells), 1, ANY);
        }
    }

    /**
     * Adds the rule that the image of each chosen piece is chosen, under a symmetry of the board and under its inverse.
     * A piece is not chosen if it has no image, or if its image covers only a part of it.
     */
    private void keep(List<Integer> move) {
        Map<Piece, Integer> numbers = new HashMap<>();
        for (int piece = 0; piece < pieces.size(); piece++) {
            numbers.put(pieces.get(piece), piece);
        }
        List<Integer> back = new ArrayList<>(move);
        for (int cell = 0; cell < move.size(); cell++) {
            back.set(move.get(cell), cell);
        }
        BitSet lost = new BitSet();
        followEach(move, numbers, lost);
        if (!back.equals(move)) {
            followEach(back, numbers, lost);
        }
        row(lost, 0, 0);
    }

    /**
     * Adds the rows that choose the image of each chosen piece: no other piece is on a cell of the image. A row says
     * this for each of those cells that the fewest pieces can cover. Adds pieces without an image to the lost ones.
     */
    private void followEach(List<Integer> move, Map<Piece, Integer> numbers, BitSet lost) {
        for (int piece = 0; piece < pieces.size(); piece++) {
            BitSet image = new BitSet();
            pieces.get(piece).cells().stream().map(move::get).forEach(image::set);
            Integer partner = numbers.get(new Piece(pieces.get(piece).kind(), image));
            boolean isSelf = image.equals(pieces.get(piece).cells());
            if (partner == null
                    || (!isSelf && image.intersects(pieces.get(piece).cells()))) {
                lost.set(piece);
            } else if (!isSelf) {
                int least =
                        image.stream().map(cell -> on[cell].cardinality()).min().orElseThrow();
                int self = piece;
                image.stream().filter(cell -> on[cell].cardinality() == least).forEach(cell -> {
                    BitSet others = (BitSet) on[cell].clone();
                    others.clear(partner);
                    others.set(self);
                    row(others, 0, 1);
                });
            }
        }
    }
}
