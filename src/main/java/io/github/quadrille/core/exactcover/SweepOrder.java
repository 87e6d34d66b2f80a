package io.github.quadrille.core.exactcover;

import java.util.Comparator;

/**
 * Chooses the order in which a sweep passes the cells. An option spans the positions from its first cell to its last.
 * The chosen order is the one whose longest span is shortest. Among orders with equally long spans, it is the one with
 * the narrowest frontier. On a board that is a box, such an order goes along the longest side, slice by slice.
 */
public final class SweepOrder {
    private SweepOrder() {}

    /**
     * Returns the best of the orders that the hints of the cells propose. For each order the time is linear in the
     * number of cells of all options and of pairs of neighbours.
     */
    public static CellOrder best(ExactCover problem) {
        return problem.graph().hints().sweeps().stream()
                .min(Comparator.<CellOrder>comparingInt(order -> longestSpan(problem, order))
                        .thenComparing(order -> widestFrontier(problem.graph(), order)))
                .orElseThrow();
    }

    private static int longestSpan(ExactCover problem, CellOrder order) {
        int longest = 1;
        for (int option = 0; option < problem.options(); option++) {
            int first = Integer.MAX_VALUE;
            int last = 0;
            for (int i = 0; i < problem.area(option); i++) {
                int position = order.positionOf(problem.cell(option, i));
                first = Math.min(first, position);
                last = Math.max(last, position);
            }
            longest = Math.max(longest, last - first + 1);
        }
        return longest;
    }

    /**
     * Returns the greatest number of cells that the frontier has during the sweep. The frontier consists of the cells
     * that the sweep has not passed yet, and that have a neighbour which it has passed.
     */
    private static int widestFrontier(CellGraph graph, CellOrder order) {
        int[] change = new int[order.size() + 1];
        for (int cell = 0; cell < order.size(); cell++) {
            int first = order.positionOf(cell);
            for (int i = graph.begin(cell); i < graph.begin(cell + 1); i++) {
                first = Math.min(first, order.positionOf(graph.neighbour(i)));
            }
            change[first]++;
            change[order.positionOf(cell)]--;
        }
        int width = 0;
        int widest = 0;
        for (int some : change) {
            width += some;
            widest = Math.max(widest, width);
        }
        return widest;
    }
}
