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
        this.own = new long[cells.length];
        this.on = new long[cells.length][];
        this.mayBeGap = new boolean[cells.length];
        int[] cellOf = new int[Long.SIZE];
        Arrays.fill(cellOf, -1);
        for (int cell : cells) {
            cellOf[Long.numberOfTrailingZeros(order.bit(cell))] = cell;
        }
        for (int cell : cells) {
            long[] masks = masks(cell, cellOf);
            if (masks.length == 0 || masks[0] != order.bit(cell)) {
                own[watched] = order.bit(cell);
                on[watched] = masks;
                this.mayBeGap[watched++] = mayBeGap.get(cell);
            }
        }
    }

    /**
     * The placements on a cell; only the cell itself when one of them meets no other cell of the bag.
     *
     * @param cellOf the cells of the bag by the numbers of their bits
     */
    private long[] masks(int cell, int[] cellOf) {
        long[] masks = new long[graph.degree(cell)];
        int size = 0;
        for (int i = 0; i < masks.length; i++) {
            long mask = 0;
            for (int k = 0; k < 4 && mask != -1; k++) {
                int other = graph.cell(graph.on(cell, i), k);
                long bit = order.bit(other);
                if (cellOf[Long.numberOfTrailingZeros(bit)] == other) {
                    mask |= bit;
                } else if (isBehind(other)) {
                    mask = -1;
                }
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
