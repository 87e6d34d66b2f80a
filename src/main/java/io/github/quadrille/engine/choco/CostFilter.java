package io.github.quadrille.engine.choco;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * An amount that the placements laid may not exceed in all: every placement costs something, never less than nothing.
 * What costs more than is left can no longer be laid, so it may be excluded, and no packing within the budget is lost:
 * cost-based filtering (Focacci, Lodi and Milano, 1999).
 */
public final class CostFilter {
    private final long[] costs;
    private final int[] dearestFirst;
    private long left;
    /** How many of the dearest cost more than is left. */
    private int tooDear;

    /**
     * @param costs by placement
     * @param total what may be spent
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

    /** Pays for a placement; what has become too dear is excluded. */
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
