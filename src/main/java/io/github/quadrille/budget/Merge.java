package io.github.quadrille.budget;

import java.util.List;

/**
 * All ways from all states of a layer, merged: since each way keeps the order of the states, what it leads to comes sorted, and
 * no table is needed. Time is linear in states times ways, and memory is passed from end to end.
 */
abstract class Merge {
    private static final int PAUSE_EVERY = 1 << 16;

    private final PricedStates from;
    private final int budget;
    private final boolean onwards;
    private final boolean wide;
    private final long windowLow;
    private final long windowHigh;
    private final long countLow;
    private final long countHigh;
    private final Way[] ways;
    private final Head[] heads;
    private final Runnable pause;

    /**
     * @param onwards whether it goes to the next item, or back to the one before
     * @param budget what costs more is left out
     * @param pause called now and then, so that it may give up by throwing
     */
    Merge(StateLayout layout, PricedStates from, List<Way> ways, boolean onwards, int budget, Runnable pause) {
        this.from = from;
        this.budget = budget;
        this.onwards = onwards;
        this.wide = layout.isWide();
        this.windowLow = layout.windowBits().low();
        this.windowHigh = layout.windowBits().high();
        this.countLow = layout.countBits().low();
        this.countHigh = layout.countBits().high();
        this.ways = ways.toArray(Way[]::new);
        this.heads = new Head[this.ways.length];
        this.pause = pause;
    }

    /** Takes the next state, the least cost at which it is reached. */
    abstract void take(long low, long high, int cost);

    final void run() {
        int open = 0;
        for (Way way : ways) {
            Head head = new Head(way);
            if (head.advance()) {
                heads[open++] = head;
            }
        }
        pause.run();
        int untilPause = PAUSE_EVERY;
        while (open > 0) {
            if (--untilPause == 0) {
                untilPause = PAUSE_EVERY;
                pause.run();
            }
            Head least = heads[0];
            long low = least.low;
            long high = least.high;
            int cost = least.cost;
            for (int i = 1; i < open; i++) {
                Head head = heads[i];
                boolean isLess = wide ? PricedStates.isBefore(head.low, head.high, low, high) : head.low < low;
                if (isLess || (head.low == low && head.high == high && head.cost < cost)) {
                    low = head.low;
                    high = head.high;
                    cost = head.cost;
                }
            }
            take(low, high, cost);
            for (int i = open - 1; i >= 0; i--) {
                Head head = heads[i];
                if (head.low == low && head.high == high && !head.advance()) {
                    heads[i] = heads[--open];
                }
            }
        }
    }

    /** Where one of the ways has come to. */
    private final class Head {
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
        private final int size;
        private int next;
        private long low;
        private long high;
        private int cost;

        Head(Way way) {
            neededLow = way.needed().low();
            neededHigh = way.needed().high();
            watchedLow = neededLow | way.banned().low();
            watchedHigh = neededHigh | way.banned().high();
            fieldLow = way.field().low();
            fieldHigh = way.field().high();
            closedLow = way.closed().low();
            closedHigh = way.closed().high();
            addedLow = way.added().low();
            addedHigh = way.added().high();
            price = way.price();
            size = from.size();
        }

        /** To the next state that the way is open to. */
        boolean advance() {
            while (next < size) {
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
}
