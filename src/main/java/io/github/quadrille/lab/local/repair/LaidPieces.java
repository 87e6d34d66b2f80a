package io.github.quadrille.lab.local.repair;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Holds a legal part of a packing. Pieces can be placed on the board and lifted from it. Each change takes time linear
 * in the area of the piece.
 */
final class LaidPieces {
    /** This number stands for no piece on a cell. */
    static final int NOTHING = -1;

    private final Puzzle puzzle;
    private final Bag bag;
    private final int largest;
    private final boolean[] mandatory;
    private final int[] pieceOn;
    private final int[] gaps;
    private final int[] gapIndex;
    private int gapCount;
    private final int[] used;
    private long missing;
    private int[] kindOf = new int[64];
    private int[] cellOf;
    private int[] lifted = new int[64];
    private int liftedCount;
    private int pieces;

    LaidPieces(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.bag = puzzle.bag();
        Region region = puzzle.region();
        int size = region.size();
        largest = bag.largestPiece();
        cellOf = new int[64 * largest];
        mandatory = new boolean[size];
        for (int cell = 0; cell < size; cell++) {
            mandatory[cell] = region.isMandatory(cell);
        }
        pieceOn = new int[size];
        gaps = new int[size];
        gapIndex = new int[size];
        used = new int[bag.size()];
        clear();
    }

    void clear() {
        Arrays.fill(pieceOn, NOTHING);
        Arrays.fill(used, 0);
        missing = bag.minArea();
        gapCount = 0;
        pieces = 0;
        liftedCount = 0;
        for (int cell = 0; cell < pieceOn.length; cell++) {
            if (mandatory[cell]) {
                open(cell);
            }
        }
    }

    /**
     * Places a piece on open cells, and returns the number of the piece.
     *
     * @param on the cells of the piece, followed by entries that are ignored
     */
    int lay(int kind, int[] on) {
        int piece = liftedCount > 0 ? lifted[--liftedCount] : pieces++;
        if (piece == kindOf.length) {
            kindOf = Arrays.copyOf(kindOf, 2 * piece);
            lifted = Arrays.copyOf(lifted, 2 * piece);
            cellOf = Arrays.copyOf(cellOf, 2 * piece * largest);
        }
        kindOf[piece] = kind;
        int area = bag.kind(kind).size();
        for (int i = 0; i < area; i++) {
            cellOf[piece * largest + i] = on[i];
            pieceOn[on[i]] = piece;
            if (mandatory[on[i]]) {
                close(on[i]);
            }
        }
        missing -= used[kind] < bag.count(kind).min() ? area : 0;
        used[kind]++;
        return piece;
    }

    void lift(int piece) {
        int kind = kindOf[piece];
        int area = bag.kind(kind).size();
        for (int i = 0; i < area; i++) {
            int cell = cellOf[piece * largest + i];
            pieceOn[cell] = NOTHING;
            if (mandatory[cell]) {
                open(cell);
            }
        }
        used[kind]--;
        missing += used[kind] < bag.count(kind).min() ? area : 0;
        lifted[liftedCount++] = piece;
    }

    private void open(int cell) {
        gapIndex[cell] = gapCount;
        gaps[gapCount++] = cell;
    }

    private void close(int cell) {
        int last = gaps[--gapCount];
        gaps[gapIndex[cell]] = last;
        gapIndex[last] = gapIndex[cell];
    }

    /** Returns how many mandatory cells are open. */
    int gapCount() {
        return gapCount;
    }

    int gap(int i) {
        return gaps[i];
    }

    boolean isGap(int cell) {
        return mandatory[cell] && pieceOn[cell] == NOTHING;
    }

    boolean isMandatory(int cell) {
        return mandatory[cell];
    }

    /** Returns the number of the piece on a cell, or {@link #NOTHING}. */
    int pieceOn(int cell) {
        return pieceOn[cell];
    }

    int kind(int piece) {
        return kindOf[piece];
    }

    int area(int piece) {
        return bag.kind(kindOf[piece]).size();
    }

    int cell(int piece, int i) {
        return cellOf[piece * largest + i];
    }

    int used(int kind) {
        return used[kind];
    }

    /** Returns how many more pieces of a kind can be placed. */
    int left(int kind) {
        return bag.count(kind).max() - used[kind];
    }

    /**
     * Returns how many more pieces of a kind are placed than its minimum requires. The result is negative if pieces are
     * missing.
     */
    int surplus(int kind) {
        return used[kind] - bag.count(kind).min();
    }

    /** Returns the area of the pieces that the minima of the kinds still require. */
    long missing() {
        return missing;
    }

    long cost() {
        return gapCount + missing;
    }

    Packing packing() {
        boolean[] told = new boolean[pieces];
        List<Placement> placements = new ArrayList<>();
        for (int piece : pieceOn) {
            if (piece != NOTHING && !told[piece]) {
                told[piece] = true;
                int from = piece * largest;
                placements.add(
                        Placement.on(puzzle, kindOf[piece], Arrays.copyOfRange(cellOf, from, from + area(piece))));
            }
        }
        return new Packing(placements);
    }
}
