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
 * Derives the rows for rules about several pieces. A row bounds how many placements of a set are chosen. A given piece
 * counts as a chosen placement. Each row occurs once, and rows without effect are left out.
 */
final class RowsOfRules {
    private static final int ANY = DerivedModel.NO_MAXIMUM;

    private final DerivedBoard board;
    private final boolean mustCover;
    /** The pieces that may be placed come first, followed by the given pieces. */
    private final List<Piece> pieces;
    /**
     * The first pieces of the list {@code pieces} may be placed, and this is their number. The other pieces are given.
     */
    private final int open;

    private final CellMeetings meetings;
    private final BitSet[] on;
    private final Set<FurtherRow> rows = new LinkedHashSet<>();

    /**
     * A {@code Piece} is a placement, given by the number of its kind and the numbers of its cells on the whole board.
     */
    record Piece(int kind, BitSet cells) {}

    /**
     * Creates a maker that has no rows yet.
     *
     * @param board the board
     * @param mustCover whether the goal is to pack
     * @param pieces the pieces that may be placed, in the order of the columns, followed by the given pieces
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
     * Returns the rows that the rules require.
     *
     * @param rules the rules
     * @param board the board
     * @param mustCover whether the goal is to pack
     * @param pieces the pieces that may be placed, in the order of the columns, followed by the given pieces
     * @param open the number of pieces that may be placed
     */
    static List<FurtherRow> of(
            List<DerivedRule> rules, DerivedBoard board, boolean mustCover, List<Piece> pieces, int open) {
        RowsOfRules maker = new RowsOfRules(board, mustCover, pieces, open);
        rules.forEach(maker::add);
        return List.copyOf(maker.rows);
    }

    /** Returns whether a move of cells and kinds takes the set of these pieces to itself. */
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
     * Adds a row that bounds how many of these pieces are chosen. The number of given pieces among them is subtracted
     * from the bounds. If this number exceeds the upper bound, a row that cannot be satisfied is added. A row without
     * effect is left out.
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
     * Adds the rule that at most three pieces meet at a point. If four covered cells meet there, the rule means that
     * some piece has at least two of these cells.
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

    /**
     * Adds rows for each set of cells that meet. A row says that at most one of its pieces covers any of these cells.
     * If pieces of two different kinds may touch, there is a row for each kind. Otherwise, one row has the pieces of
     * all kinds.
     */
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
     * Adds the rule that two pieces touch. For each of the two kinds, a row says that a piece of the kind is chosen. A
     * further row forbids that a piece of one kind is chosen together with any piece of the other kind that does not
     * touch it. The kind that has fewer pieces in the list gives such a row for each of its pieces. If both kinds have
     * equally many pieces, both give rows.
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
     * Adds the rule that one piece covers all of these cells. The list of placements already leaves out pieces that
     * cover only some of the cells. So a row is needed only if one of the cells may stay open. The row says that a
     * piece on all the cells is chosen.
     */
    private void coverAll(BitSet cells) {
        if (!areCovered(cells)) {
            row(onAll(cells), 1, ANY);
        }
    }

    /**
     * Adds the rule that the image of each chosen piece is also chosen, for a symmetry of the board and for its
     * inverse. A piece cannot be chosen if its image is no placement, or covers some but not all of the piece's own
     * cells.
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
     * Adds the rows which require that the image of each chosen piece is chosen. A row is about one cell of the image:
     * if the piece is chosen, no piece other than the image is chosen on this cell. There are rows only for the cells
     * of the image that the fewest pieces can cover. Pieces that cannot be chosen are added to {@code lost}.
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
