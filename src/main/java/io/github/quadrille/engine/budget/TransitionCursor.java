package io.github.quadrille.engine.budget;

import io.github.quadrille.engine.budget.SweepTransitions.Transition;

/**
 * Iterates over those states of a layer to which one transition can be applied. For each of them, it computes the state
 * that the transition leads to.
 */
final class TransitionCursor {
    private final PricedStates from;
    private final int budget;
    private final boolean onwards;
    private final boolean wide;
    private final long windowLow;
    private final long windowHigh;
    private final long countLow;
    private final long countHigh;
    private final long neededLow;
    private final long neededHigh;
    private final long watchedLow;
    private final long watchedHigh;
    private final long fieldLow;
    private final long fieldHigh;
    private final long closedLow;
    private final long closedHigh;
    private final long addedLow;
    private final long addedHigh;
    private final int price;
    private int end;
    private int next;
    private long low;
    private long high;
    private int cost;

    /**
     * Places the cursor before the first state.
     *
     * @param onwards true if the transition goes to the next item, and false if it goes back to the item before
     * @param budget the largest cost of a state that is kept
     * @param next the index of the first state of the layer to read
     * @param end the index after the last state to read
     */
    TransitionCursor(
            StateLayout layout,
            PricedStates from,
            Transition transition,
            boolean onwards,
            int budget,
            int next,
            int end) {
        this.from = from;
        this.budget = budget;
        this.onwards = onwards;
        wide = layout.isWide();
        windowLow = layout.windowBits().low();
        windowHigh = layout.windowBits().high();
        countLow = layout.countBits().low();
        countHigh = layout.countBits().high();
        neededLow = transition.needed().low();
        neededHigh = transition.needed().high();
        watchedLow = neededLow | transition.banned().low();
        watchedHigh = neededHigh | transition.banned().high();
        fieldLow = transition.field().low();
        fieldHigh = transition.field().high();
        closedLow = transition.closed().low();
        closedHigh = transition.closed().high();
        addedLow = transition.added().low();
        addedHigh = transition.added().high();
        price = transition.price();
        this.next = next;
        this.end = end;
    }

    /** Returns the lower 64 bits of the last state that was computed. */
    long low() {
        return low;
    }

    /** Returns the upper 64 bits of the last state that was computed. */
    long high() {
        return high;
    }

    /** Returns the cost of the last state that was computed. */
    int cost() {
        return cost;
    }

    /** Advances to the next state to which the transition can be applied. Returns false when none is left. */
    boolean advance() {
        while (next < end) {
            int index = next++;
            long before = from.low(index);
            if ((before & watchedLow) == neededLow && from.cost(index) <= budget - price) {
                if (wide) {
                    if (advanceWide(before, from.high(index))) {
                        cost = from.cost(index) + price;
                        return true;
                    }
                } else if ((before & fieldLow) != closedLow) {
                    long window = before & windowLow;
                    low = (onwards ? window >>> 1 : window << 1) + (before & countLow) + addedLow;
                    cost = from.cost(index) + price;
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Returns the index after the last state from which the transition leads to a state less than the given one. If
     * there is no such state, it returns the index of the next state to read. Afterwards, the cursor is of no further
     * use.
     */
    int firstTo(Bits128 least) {
        int first = next;
        int last = end;
        while (first < last) {
            int middle = (first + last) >>> 1;
            next = middle;
            end = last;
            if (advance() && isBefore(least)) {
                first = next;
            } else {
                last = middle;
            }
        }
        return first;
    }

    private boolean isBefore(Bits128 other) {
        return PricedStates.isBefore(low, high, other.low(), other.high());
    }

    private boolean advanceWide(long before, long beforeHigh) {
        if ((beforeHigh & watchedHigh) != neededHigh
                || ((before & fieldLow) == closedLow && (beforeHigh & fieldHigh) == closedHigh)) {
            return false;
        }
        long window = before & windowLow;
        long above = beforeHigh & windowHigh;
        if (onwards) {
            low = ((window >>> 1) | (above << (Long.SIZE - 1))) + (before & countLow) + addedLow;
            high = (above >>> 1) + (beforeHigh & countHigh) + addedHigh;
        } else {
            low = (window << 1) + (before & countLow) + addedLow;
            high = ((above << 1) | (window >>> (Long.SIZE - 1))) + (beforeHigh & countHigh) + addedHigh;
        }
        return true;
    }
}
