package io.github.quadrille.core.exactcover;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;

/** Options as a sweep meets them that passes the cells in an order, each where its first cell is passed. It never changes. */
public final class OptionsInOrder {
    private final CellOrder order;
    private final List<List<Integer>> from = new ArrayList<>();
    /** By option; asked for at every cell that it spans. */
    private final int[][] positions;

    private final int span;

    /**
     * @param wanted which options count; the others are never met
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

    /** How many cells are passed. */
    public int size() {
        return order.size();
    }

    /** The cell at a place of the order. */
    public int cellAt(int position) {
        return order.cellAt(position);
    }

    /** The options whose first cell is there. */
    public List<Integer> from(int position) {
        return Collections.unmodifiableList(from.get(position));
    }

    /** Where the cells of an option lie in the order, ascending; not to be changed. */
    public int[] positions(int option) {
        return positions[option];
    }

    /** How many places an option spans at most. */
    public int span() {
        return span;
    }
}
