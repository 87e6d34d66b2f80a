package io.github.quadrille.engine.budget;

import io.github.quadrille.engine.budget.SweepTransitions.Transition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All ways from all states of a layer, merged: since each way keeps the order of the states, what it leads to comes sorted, and
 * no table is needed. Time is linear in states times ways, and memory is passed from end to end.
 *
 * <p>What comes out ascends, so it can be cut into ranges, each merged by itself; where a way enters a range, bisection says.
 */
final class LayerMerge {
    private static final int PAUSE_EVERY = 1 << 16;
    /** States that say where the cuts go. */
    private static final int SAMPLES = 256;

    private final PricedStates from;
    private final int budget;
    private final boolean onwards;
    private final boolean wide;
    private final long windowLow;
    private final long windowHigh;
    private final long countLow;
    private final long countHigh;
    private final Transition[] ways;

    /** Takes what comes out. */
    interface Taker {
        /** Takes the next state, and the least cost at which it is reached. */
        void take(long low, long high, int cost);
    }

    /**
     * @param onwards whether it goes to the next item, or back to the one before
     * @param budget what costs more is left out
     */
    LayerMerge(StateLayout layout, PricedStates from, List<Transition> ways, boolean onwards, int budget) {
        this.from = from;
        this.budget = budget;
        this.onwards = onwards;
        this.wide = layout.isWide();
        this.windowLow = layout.windowBits().low();
        this.windowHigh = layout.windowBits().high();
        this.countLow = layout.countBits().low();
        this.countHigh = layout.countBits().high();
        this.ways = ways.toArray(Transition[]::new);
    }

    /** How many states it begins with. */
    int size() {
        return from.size();
    }

    /** All that comes out. */
    Range whole() {
        return new Range(new int[ways.length], ends());
    }

    /** The same in ascending ranges, so many of about the same size. */
    List<Range> ranges(int number) {
        List<Bits128> samples = samples();
        List<Range> ranges = new ArrayList<>();
        int[] begins = new int[ways.length];
        for (int cut = 1; cut < number && !samples.isEmpty(); cut++) {
            int[] ends = begins(begins, samples.get(cut * samples.size() / number));
            ranges.add(new Range(begins, ends));
            begins = ends;
        }
        ranges.add(new Range(begins, ends()));
        return ranges;
    }

    /** What some states lead to, in ascending order. */
    private List<Bits128> samples() {
        List<Bits128> samples = new ArrayList<>();
        for (int sample = 0; sample < SAMPLES; sample++) {
            int index = (int) ((long) sample * from.size() / SAMPLES);
            for (Transition transition : ways) {
                Head head = new Head(transition, index, Math.min(index + 1, from.size()));
                if (head.advance()) {
                    samples.add(new Bits128(head.low, head.high));
                }
            }
        }
        samples.sort(PricedStates.ASCENDING);
        return samples;
    }

    private int[] begins(int[] after, Bits128 least) {
        int[] begins = new int[ways.length];
        for (int way = 0; way < ways.length; way++) {
            begins[way] = new Head(ways[way], after[way], from.size()).firstTo(least);
        }
        return begins;
    }

    private int[] ends() {
        int[] ends = new int[ways.length];
        Arrays.fill(ends, from.size());
        return ends;
    }

    /** A part of what comes out. */
    final class Range {
        private final int[] begins;
        private final int[] ends;

        /**
         * @param begins by way, the first state that leads to one of the range
         * @param ends by way, the first after those
         */
        private Range(int[] begins, int[] ends) {
            this.begins = begins;
            this.ends = ends;
        }

        /**
         * Gives all of it away.
         *
         * @param pause called now and then, so that it may give up by throwing
         */
        void run(Taker taker, Runnable pause) {
            Head[] heads = new Head[ways.length];
            int open = 0;
            for (int way = 0; way < ways.length; way++) {
                Head head = new Head(ways[way], begins[way], ends[way]);
                if (head.advance()) {
                    heads[open++] = head;
                }
            }
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
                taker.take(low, high, cost);
                for (int i = open - 1; i >= 0; i--) {
                    Head head = heads[i];
                    if (head.low == low && head.high == high && !head.advance()) {
                        heads[i] = heads[--open];
                    }
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
        private int end;
        private int next;
        private long low;
        private long high;
        private int cost;

        /**
         * @param next its first state that may be looked at
         * @param end where those end
         */
        Head(Transition transition, int next, int end) {
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

        /** To the next state that the way is open to. */
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

        /** Its first state from which on it leads to nothing before a state. */
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
}
