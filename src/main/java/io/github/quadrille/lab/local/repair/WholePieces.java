package io.github.quadrille.lab.local.repair;

import io.github.quadrille.lab.window.LazyPlacements;
import java.util.Arrays;

/**
 * Selects a growing set of cells that never contains only a part of a piece. When a cell is added, all cells of the
 * piece on it are added, too.
 */
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

    /** Adds a cell and all cells of the piece on it. Cells that are already selected are not added again. */
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

    /**
     * Adds neighbouring cells evenly in all directions. It stops when the selection has the wanted number of cells, or
     * has no more neighbours.
     */
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

    /**
     * Stops the growth around the cells that are selected now. Later, the selection grows only around cells that are
     * added after this call.
     */
    void beginElsewhere() {
        served = size;
    }

    int size() {
        return size;
    }

    /**
     * Returns an array that begins with the selected cells, in no particular order. The array is valid until the
     * selection changes.
     */
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

    /** Lifts all pieces of the selection from the board. */
    void lift() {
        for (int i = 0; i < size; i++) {
            int piece = part.pieceOn(cells[i]);
            if (piece != LaidPieces.NOTHING) {
                part.lift(piece);
            }
        }
    }
}
