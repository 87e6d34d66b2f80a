package io.github.quadrille.tiling;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Which rows of a table have no future: those that leave a cell of the bag open on which nothing can be laid any more. A
 * placement can be laid unless one of its cells led to this table, or the row covers one; what other tables cover is not
 * known, so that no row is called dead wrongly.
 */
final class DeadRows {
    private final PieceGraph graph;
    private final EliminationOrder order;
    private final int position;
    private final int mostGaps;
    private final long bag;
    /** By cell of the bag: its bit, the placements that can be laid as far as they are in the bag, and if it may be a gap. */
    private final long[] own;

    private final long[][] on;
    private final boolean[] mayBeGap;
    private int watched;

    DeadRows(PieceGraph graph, EliminationOrder order, int position, BitSet mayBeGap, int mostGaps) {
        this.graph = graph;
        this.order = order;
        this.position = position;
        this.mostGaps = mostGaps;
        int[] cells = order.bag(order.cell(position));
        this.bag = order.bits(order.cell(position));
        this.own = new long[cells.length];
        this.on = new long[cells.length][];
        this.mayBeGap = new boolean[cells.length];
        for (int cell : cells) {
            long[] masks = masks(cell, cells);
            if (masks.length == 0 || masks[0] != order.bit(cell)) {
                own[watched] = order.bit(cell);
                on[watched] = masks;
                this.mayBeGap[watched++] = mayBeGap.get(cell);
            }
        }
    }

    /** The placements on a cell; only the cell itself when one of them meets no other cell of the bag. */
    private long[] masks(int cell, int[] cells) {
        long[] masks = new long[graph.degree(cell)];
        int size = 0;
        for (int i = 0; i < masks.length; i++) {
            long mask = 0;
            for (int k = 0; k < 4 && mask != -1; k++) {
                int other = graph.cell(graph.on(cell, i), k);
                mask = isBehind(other) ? -1 : mask | (isIn(other, cells) ? order.bit(other) : 0);
            }
            if (mask == order.bit(cell)) {
                return new long[] {mask};
            }
            if (mask != -1) {
                masks[size++] = mask;
            }
        }
        return Arrays.copyOf(masks, size);
    }

    private boolean isBehind(int cell) {
        return order.position(cell) <= position && order.position(cell) > position - order.reach(position);
    }

    private boolean isIn(int cell, int[] cells) {
        if ((bag & order.bit(cell)) != 0) {
            for (int one : cells) {
                if (one == cell) {
                    return true;
                }
            }
        }
        return false;
    }

    boolean lives(long covered, int gaps) {
        for (int i = 0; i < watched; i++) {
            if ((covered & own[i]) == 0 && !(mayBeGap[i] && gaps < mostGaps) && !isCoverable(on[i], covered)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isCoverable(long[] masks, long covered) {
        for (long mask : masks) {
            if ((mask & covered) == 0) {
                return true;
            }
        }
        return false;
    }
}
