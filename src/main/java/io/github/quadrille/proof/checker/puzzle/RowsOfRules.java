package io.github.quadrille.proof.checker.puzzle;

import io.github.quadrille.proof.checker.puzzle.DerivedModel.FurtherRow;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Derives what rules say of several pieces: of some placements, so many at least and so many at most are laid. Pieces that are given are
 * laid. Each row is there once, and none that says nothing.
 */
final class RowsOfRules {
    private static final int ANY = DerivedModel.NO_MAXIMUM;

    private final DerivedBoard board;
    private final boolean mustCover;
    /** The pieces that may be laid, and then those that lie. */
    private final List<Piece> pieces;
    /** How many may be laid. */
    private final int open;

    private final CellMeetings meetings;
    private final BitSet[] on;
    private final Set<FurtherRow> rows = new LinkedHashSet<>();

    /** Holds a piece, by the numbers of its kind and of its cells on the whole board. */
    record Piece(int kind, BitSet cells) {}

    /**
     * Makes none yet.
     *
     * @param pieces that may be laid, as columns are numbered, and then those that lie
     * @param open how many may be laid
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
     * Lists the rows.
     *
     * @param mustCover says whether the goal is to pack
     * @param pieces those that may be laid, as columns are numbered, and then those that lie
     * @param open how many may be laid
     */
    static List<FurtherRow> of(
            List<DerivedRule> rules, DerivedBoard board, boolean mustCover, List<Piece> pieces, int open) {
        RowsOfRules maker = new RowsOfRules(board, mustCover, pieces, open);
        rules.forEach(maker::add);
        return List.copyOf(maker.rows);
    }

    /** Says whether pieces go to pieces where cells and kinds go somewhere else. */
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

    /** Bounds how many of some pieces are laid, of which those that lie are taken away. */
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

    /** Says whether all of some cells are covered in every packing. */
    private boolean areCovered(BitSet cells) {
        return mustCover && cells.stream().allMatch(cell -> board.isMandatory(cell) || on[cell].length() > open);
    }

    /** At most three pieces are around a point; of four cells that are covered, a piece has two. */
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

    /** At most one of the pieces that must not touch is on cells that meet. */
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
     * A piece of each kind is laid, and at most one of a piece of the one and those of the other that do not touch it. The kind that has
     * fewer pieces says it for each of them; if they have as many, both do.
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

    /** A piece on some of the cells is on all, which placements are chosen by; where one may stay open, such a piece is laid. */
    private void coverAll(BitSet cells) {
        if (!areCovered(cells)) {
            row(onAll(cells), 1, ANY);
        }
    }

    /**
     * Where a piece is laid, so is its image: no other piece is on a cell of that. It is said for each of the cells that the fewest pieces
     * cover. A piece that has no image, or covers a part of it, is not laid.
     */
    private void keep(List<Integer> move) {
        Map<Piece, Integer> numbers = new HashMap<>();
        for (int piece = 0; piece < pieces.size(); piece++) {
            numbers.put(pieces.get(piece), piece);
        }
        BitSet lost = new BitSet();
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
        row(lost, 0, 0);
    }
}
