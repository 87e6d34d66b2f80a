package io.github.quadrille.core.exactcover;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Lists options in the order in which a sweep over the cells meets them. A sweep meets an option at the first of its
 * cells. The list never changes.
 */
public final class OptionsInOrder {
    private final CellOrder order;
    private final List<List<Integer>> from = new ArrayList<>();
    /**
     * This array lists for each option the positions of its cells. A sweep reads them at every cell that the option
     * spans.
     */
    private final int[][] positions;

    private final int span;

    /**
     * Lists the options of a problem for a sweep.
     *
     * @param order the order in which the sweep passes the cells
     * @param wanted whether an option counts; the sweep never meets options that do not count
     */
    public OptionsInOrder(ExactCover problem, CellOrder order, IntPredicate wanted) {
        this.order = order;
        this.positions = new int[problem.options()][];
        for (int position = 0; position < order.size(); position++) {
            from.add(new ArrayList<>());
        }
        int longest = 1;
        for (int option = 0; option < problem.options(); option++) {
            if (wanted.test(option)) {
                int[] cells = order.positions(problem.cellsOf(option));
                positions[option] = cells;
                from.get(cells[0]).add(option);
                longest = Math.max(longest, cells[cells.length - 1] - cells[0] + 1);
            }
        }
        this.span = longest;
    }

    /** Returns the number of cells that the sweep passes. */
    public int size() {
        return order.size();
    }

    /** Returns the cell at a position of the order. */
    public int cellAt(int position) {
        return order.cellAt(position);
    }

    /** Returns the options whose first cell is at a position. */
    public List<Integer> from(int position) {
        return Collections.unmodifiableList(from.get(position));
    }

    /**
     * Returns the positions of the cells of an option in the order, ascending; null if the option does not count. The
     * caller must not change the array.
     */
    public int[] positions(int option) {
        return positions[option];
    }

    /**
     * Returns the greatest number of positions that an option spans, from its first cell to its last cell, with these
     * two cells included.
     */
    public int span() {
        return span;
    }
}
