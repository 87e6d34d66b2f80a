package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.CellGraph;
import io.github.quadrille.core.exactcover.CellOrder;

/**
 * Holds the open cells of a board as bits, in the order in which the board is filled. Open cells that follow one
 * another and are neighbours form a line. The ends of a line are found by counting bits.
 */
final class OpenLines {
    private final CellOrder order;
    private final long[] open;
    /** A bit tells whether the cell at a position and the cell at the next position are neighbours. */
    private final long[] joined;

    /** Begins with all cells open. */
    OpenLines(CellGraph graph) {
        order = graph.hints().fill();
        // One extra word ensures that no line extends beyond the last word.
        open = new long[graph.size() / Long.SIZE + 2];
        joined = new long[open.length];
        for (int position = 0; position < graph.size(); position++) {
            flip(open, position);
            int cell = order.cellAt(position);
            for (int i = graph.begin(cell); i < graph.begin(cell + 1); i++) {
                if (order.positionOf(graph.neighbour(i)) == position + 1) {
                    flip(joined, position);
                }
            }
        }
    }

    /** Closes an open cell, or opens a closed one. */
    void flip(int cell) {
        flip(open, order.positionOf(cell));
    }

    private static void flip(long[] bits, int position) {
        bits[position >> 6] ^= 1L << position;
    }

    boolean isOpen(int position) {
        return (open[position >> 6] >>> position & 1) != 0;
    }

    int cellAt(int position) {
        return order.cellAt(position);
    }

    int positionOf(int cell) {
        return order.positionOf(cell);
    }

    /** Returns the first position of the line that contains an open position. */
    int first(int position) {
        int at = position;
        while (at > 0) {
            int before = at - 1;
            int links = Long.numberOfLeadingZeros(~(links(before >> 6) << ~before));
            at -= links;
            // If all positions of the word are joined to the line, the line may continue in the word before.
            if (links == 0 || (at & 63) != 0) {
                break;
            }
        }
        return at;
    }

    /** Returns the last position of the line in which this open position lies. */
    int last(int position) {
        int at = position;
        while (true) {
            int links = Long.numberOfTrailingZeros(~(links(at >> 6) >>> at));
            at += links;
            if (links == 0 || (at & 63) != 0) {
                return at;
            }
        }
    }

    /**
     * Returns 64 bits for the positions of the word with this index. A bit is set if its cell and the next cell in the
     * order are open neighbours, so that a line of open cells continues.
     */
    private long links(int word) {
        long next = open[word] >>> 1 | open[word + 1] << 63;
        return joined[word] & open[word] & next;
    }
}
