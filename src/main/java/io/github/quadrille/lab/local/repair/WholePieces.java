package io.github.quadrille.lab.local.repair;

import io.github.quadrille.lab.window.LazyPlacements;
import java.util.Arrays;

/** A growing set of cells that cuts no piece: a cell brings its whole piece along. */
final class WholePieces {
    private final LazyPlacements footprints;
    private final LaidPieces part;
    private final int[] stamp;
    private int now;
    private final int[] cells;
    private int size;
    private int served;
    private int gaps;
    private final int[] used;

    WholePieces(LazyPlacements lazyPlacements, LaidPieces part, int kinds) {
        this.footprints = lazyPlacements;
        this.part = part;
        this.used = new int[kinds];
        this.stamp = new int[lazyPlacements.region().size()];
        this.cells = new int[stamp.length];
    }

    void clear() {
        now++;
        size = 0;
        served = 0;
        gaps = 0;
        Arrays.fill(used, 0);
    }

    /** Takes a cell and its piece in, unless it is in. */
    void add(int cell) {
        if (stamp[cell] == now) {
            return;
        }
        int piece = part.pieceOn(cell);
        if (piece == LaidPieces.NOTHING) {
            gaps += part.isGap(cell) ? 1 : 0;
            take(cell);
            return;
        }
        used[part.kind(piece)]++;
        for (int i = 0; i < part.area(piece); i++) {
            take(part.cell(piece, i));
        }
    }

    private void take(int cell) {
        stamp[cell] = now;
        cells[size++] = cell;
    }

    /** Takes in what lies beside it, evenly to all sides, until it has so many cells or nothing is beside it. */
    void growTo(int wanted) {
        while (size < wanted && served < size) {
            int cell = cells[served++];
            for (int side = 0; side < footprints.sides(); side++) {
                int next = footprints.beyond(side, cell);
                if (next >= 0) {
                    add(next);
                }
            }
        }
    }

    /** What is in it now grows no more. */
    void beginElsewhere() {
        served = size;
    }

    int size() {
        return size;
    }

    /** Its cells, in no order; good until it changes. */
    int[] cells() {
        return cells;
    }

    /** How many of its cells are gaps. */
    int gaps() {
        return gaps;
    }

    /** How many pieces of a kind lie in it. */
    int used(int kind) {
        return used[kind];
    }

    /** Lifts all its pieces. */
    void lift() {
        for (int i = 0; i < size; i++) {
            int piece = part.pieceOn(cells[i]);
            if (piece != LaidPieces.NOTHING) {
                part.lift(piece);
            }
        }
    }
}
