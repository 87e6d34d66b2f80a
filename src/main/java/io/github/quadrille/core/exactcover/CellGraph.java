package io.github.quadrille.core.exactcover;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The cells of an instance: which must be covered, and which lie side by side. Memory is linear in the pairs of
 * neighbours.
 */
public final class CellGraph {
    private final boolean[] mandatory;
    private final int[] begin;
    private final int[] neighbour;
    private final CellHints hints;

    /**
     * @param mandatory by cell, whether it must be covered
     * @param neighbours of a cell, without repetition; if one names another, the other names it, too
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

    /** How many cells there are. */
    public int size() {
        return mandatory.length;
    }

    /** Whether a cell must be covered. */
    public boolean isMandatory(int cell) {
        return mandatory[cell];
    }

    /** Where the neighbours of a cell begin; they end where those of the next begin. */
    public int begin(int cell) {
        return begin[cell];
    }

    /** The cell at an index of the array of neighbours. */
    public int neighbour(int index) {
        return neighbour[index];
    }

    /** What else is known of the cells. */
    public CellHints hints() {
        return hints;
    }

    /**
     * What the maker of an instance knows of its cells beyond neighbours, from where they lie. Answers do not depend on it, but
     * the work does.
     *
     * @param fill an order in which a search that fills the cells from one end has a short frontier
     * @param sweeps orders that may keep options short; which one does is for the sweeper to see
     * @param patterns sets of cells of which all options of a kind perhaps cover the same number up to multiples of two
     */
    public record CellHints(CellOrder fill, List<CellOrder> sweeps, List<BitSet> patterns) {
        /** Keeps copies. */
        public CellHints {
            sweeps = List.copyOf(sweeps);
            patterns = List.copyOf(patterns);
        }
    }
}
