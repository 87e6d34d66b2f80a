package io.github.quadrille.exactcover;

import java.util.Comparator;

/** In which order a sweep passes the cells: the one of those proposed in which the longest option is shortest. */
public final class SweepOrder {
    private SweepOrder() {}

    /** Linear in the cells of all options, for each order. */
    public static CellOrder best(ExactCover problem) {
        return problem.graph().hints().sweeps().stream()
                .min(Comparator.comparingInt(order -> longestSpan(problem, order)))
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
}
