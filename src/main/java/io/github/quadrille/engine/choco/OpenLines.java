package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.CellGraph;
import io.github.quadrille.core.exactcover.CellOrder;

/**
 * Words hold the open cells of a board, along the order in which it is filled. Cells that follow one another there and
 * are neighbours make lines, whose ends are found by counting bits.
 */
final class OpenLines {
    private final CellOrder order;
    private final long[] open;
    /** A bit says whether a cell and the next are neighbours. */
    private final long[] joined;

    /** All cells are open. */
    OpenLines(CellGraph graph) {
        order = graph.hints().fill();
        // No line goes beyond the last word.
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

    /** Finds the first position of the line that an open position is on. */
    int first(int position) {
        int at = position;
        while (at > 0) {
            int before = at - 1;
            int links = Long.numberOfLeadingZeros(~(links(before >> 6) << ~before));
            at -= links;
            // As many as there are in the word: the line may go on in the one before.
            if (links == 0 || (at & 63) != 0) {
                break;
            }
        }
        return at;
    }

    /** Finds the last position of the line that an open position is on. */
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

    /** Tells for each position of a word whether the line goes on to the next. */
    private long links(int word) {
        long next = open[word] >>> 1 | open[word + 1] << 63;
        return joined[word] & open[word] & next;
    }
}
