package io.github.quadrille.engine.choco;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Limits the total cost of the chosen placements. Every placement has a cost of at least 0. A placement that costs more
 * than what is left of the budget can no longer be chosen. So it is excluded, and no packing within the budget is lost.
 * This is cost-based filtering (Focacci, Lodi and Milano, 1999).
 */
public final class CostFilter {
    private final long[] costs;
    private final int[] dearestFirst;
    private long left;
    /** This is the number of placements that cost more than what is left of the budget. */
    private int tooDear;

    /**
     * Makes a budget from which nothing is spent yet.
     *
     * @param costs the cost of each placement
     * @param total the amount that may be spent
     */
    public CostFilter(long[] costs, long total) {
        this.costs = costs.clone();
        this.left = total;
        this.dearestFirst = IntStream.range(0, costs.length)
                .boxed()
                .sorted(Comparator.comparingLong((Integer p) -> -costs[p]).thenComparing(p -> p))
                .mapToInt(p -> p)
                .toArray();
        adjust();
    }

    /** Pays for a placement, and excludes the placements that have become too dear. */
    void pay(int placement, CoverState state) {
        left -= costs[placement];
        int before = tooDear;
        adjust();
        for (int i = before; i < tooDear; i++) {
            if (state.isLive(dearestFirst[i])) {
                state.remove(dearestFirst[i]);
            }
        }
    }

    /** Takes a payment back. */
    void refund(int placement) {
        left += costs[placement];
        adjust();
    }

    boolean affords(int placement) {
        return costs[placement] <= left;
    }

    long cost(int placement) {
        return costs[placement];
    }

    long left() {
        return left;
    }

    private void adjust() {
        while (tooDear < dearestFirst.length && costs[dearestFirst[tooDear]] > left) {
            tooDear++;
        }
        while (tooDear > 0 && costs[dearestFirst[tooDear - 1]] <= left) {
            tooDear--;
        }
    }
}
