package io.github.quadrille.core.exactcover;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Holds the cells of an exact cover, which of them must be covered, and which are neighbours. Memory is linear in the
 * number of cells and of pairs of neighbours.
 */
public final class CellGraph {
    private final boolean[] mandatory;
    private final int[] begin;
    private final int[] neighbour;
    private final CellHints hints;

    /**
     * Makes a graph of cells 0, 1, and so on.
     *
     * @param mandatory for each cell, whether it must be covered
     * @param neighbours the neighbours of a cell, without repetition; if a cell is a neighbour of another, the other is
     *     a neighbour of the first
     * @param hints what else is known about the cells
     */
    public CellGraph(boolean[] mandatory, IntFunction<int[]> neighbours, CellHints hints) {
        this.mandatory = mandatory.clone();
        this.hints = hints;
        this.begin = new int[mandatory.length + 1];
        int[] flat = new int[4 * mandatory.length];
        for (int cell = 0; cell < mandatory.length; cell++) {
            int[] around = neighbours.apply(cell);
            int from = begin[cell];
            if (from + around.length > flat.length) {
                flat = Arrays.copyOf(flat, 2 * (from + around.length));
            }
            System.arraycopy(around, 0, flat, from, around.length);
            begin[cell + 1] = from + around.length;
        }
        this.neighbour = Arrays.copyOf(flat, begin[mandatory.length]);
    }

    /** Returns the number of cells. */
    public int size() {
        return mandatory.length;
    }

    /** Returns whether a cell must be covered. */
    public boolean isMandatory(int cell) {
        return mandatory[cell];
    }

    /**
     * Returns the index at which the neighbours of a cell begin, in the array that lists the neighbours of all cells.
     * The neighbours of a cell end where the neighbours of the next cell begin. {@link #neighbour} reads that array.
     */
    public int begin(int cell) {
        return begin[cell];
    }

    /** Returns the cell at an index of the array that lists the neighbours of all cells. */
    public int neighbour(int index) {
        return neighbour[index];
    }

    /** Returns what else is known about the cells. */
    public CellHints hints() {
        return hints;
    }

    /**
     * Holds facts about the positions of the cells of an exact cover, in addition to which cells are neighbours.
     * Answers do not depend on these hints, but the time does.
     *
     * @param fill an order of the cells in which a search that fills them from one end has a short frontier
     * @param sweeps orders in which a sweep can pass the cells. A sweep uses one in which the first and the last cell
     *     of every option are close together.
     * @param patterns sets of cells, such as the black cells of a chessboard. Often all options of a kind cover an even
     *     number of cells of the set, or all cover an odd number.
     */
    public record CellHints(CellOrder fill, List<CellOrder> sweeps, List<BitSet> patterns) {
        /** Copies the lists. */
        public CellHints {
            sweeps = List.copyOf(sweeps);
            patterns = List.copyOf(patterns);
        }
    }
}
