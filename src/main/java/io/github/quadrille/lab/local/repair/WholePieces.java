package io.github.quadrille.lab.local.repair;

import io.github.quadrille.lab.window.LazyPlacements;
import java.util.Arrays;

/** Selects a growing set of cells that cuts no piece: a cell brings its whole piece along. */
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

    /** Adds a cell and its piece, unless the selection has them. */
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

    /** Adds neighbouring cells, evenly on all sides, until the selection has this many cells or no neighbours. */
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

    /** Stops the growth of the present cells, so that only cells added later grow. */
    void beginElsewhere() {
        served = size;
    }

    int size() {
        return size;
    }

    /** Returns the selected cells, in no order. The array is valid until the selection changes. */
    int[] cells() {
        return cells;
    }

    /** Returns how many of the selected cells are gaps. */
    int gaps() {
        return gaps;
    }

    /** Returns how many pieces of a kind are in the selection. */
    int used(int kind) {
        return used[kind];
    }

    /** Lifts all pieces of the selection. */
    void lift() {
        for (int i = 0; i < size; i++) {
            int piece = part.pieceOn(cells[i]);
            if (piece != LaidPieces.NOTHING) {
                part.lift(piece);
            }
        }
    }
}
