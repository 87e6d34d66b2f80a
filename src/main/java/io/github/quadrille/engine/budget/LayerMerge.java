package io.github.quadrille.engine.budget;

import io.github.quadrille.engine.budget.SweepTransitions.Transition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Computes the states to which the transitions of a sweep lead from the states of a layer. Each transition keeps the
 * order of the states, so the results are merged in order and no table is needed. The time is at most proportional to
 * the number of states times the square of the number of transitions. Memory is read from one end to the other.
 *
 * <p>The results ascend, so they can be cut into ranges that are merged separately. A binary search finds the first
 * state of the layer from which a transition leads into a range.
 */
final class LayerMerge {
    private static final int PAUSE_EVERY = 1 << 16;
    /**
     * The results are cut into ranges of about equal size. To estimate where to cut, only this many states of the layer
     * are followed.
     */
    private static final int SAMPLES = 256;

    private final StateLayout layout;
    private final PricedStates from;
    private final int budget;
    private final boolean onwards;
    private final Transition[] ways;

    /** Receives the merged states. */
    interface Taker {
        /** Receives the next state, with the least cost at which it is reached. */
        void take(long low, long high, int cost);
    }

    /**
     * Prepares a merge.
     *
     * @param from the layer from which the transitions lead
     * @param ways the transitions
     * @param onwards true if the merge goes to the next item, and false if it goes back to the item before
     * @param budget the largest cost of a state that is kept
     */
    LayerMerge(StateLayout layout, PricedStates from, List<Transition> ways, boolean onwards, int budget) {
        this.layout = layout;
        this.from = from;
        this.budget = budget;
        this.onwards = onwards;
        this.ways = ways.toArray(Transition[]::new);
    }

    /** Returns how many states the merge starts from. */
    int size() {
        return from.size();
    }

    /** Returns all results as one range. */
    Range whole() {
        return new Range(new int[ways.length], ends());
    }

    /**
     * Returns the results as ascending ranges of about the same size.
     *
     * @param number the number of ranges; if no state of the sample leads to a result, there is one range
     */
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

    /** Follows the transitions from some states of the layer, and returns the results in ascending order. */
    private List<Bits128> samples() {
        List<Bits128> samples = new ArrayList<>();
        for (int sample = 0; sample < SAMPLES; sample++) {
            int index = (int) ((long) sample * from.size() / SAMPLES);
            for (Transition transition : ways) {
                TransitionCursor cursor = cursor(transition, index, Math.min(index + 1, from.size()));
                if (cursor.advance()) {
                    samples.add(new Bits128(cursor.low(), cursor.high()));
                }
            }
        }
        samples.sort(PricedStates.ASCENDING);
        return samples;
    }

    private int[] begins(int[] after, Bits128 least) {
        int[] begins = new int[ways.length];
        for (int way = 0; way < ways.length; way++) {
            begins[way] = cursor(ways[way], after[way], from.size()).firstTo(least);
        }
        return begins;
    }

    private TransitionCursor cursor(Transition transition, int next, int end) {
        return new TransitionCursor(layout, from, transition, onwards, budget, next, end);
    }

    private int[] ends() {
        int[] ends = new int[ways.length];
        Arrays.fill(ends, from.size());
        return ends;
    }

    /** A {@code Range} is one range of the merged states. */
    final class Range {
        private final int[] begins;
        private final int[] ends;

        /**
         * Makes a range.
         *
         * @param begins for each transition, the index of the first state of the layer that leads into the range
         * @param ends for each transition, the index after the last state of the layer that leads into the range
         */
        private Range(int[] begins, int[] ends) {
            this.begins = begins;
            this.ends = ends;
        }

        /**
         * Passes all states of the range to a taker.
         *
         * @param pause the callback that runs after every 65,536 states; it may end the sweep by throwing an exception
         */
        void run(Taker taker, Runnable pause) {
            boolean wide = layout.isWide();
            TransitionCursor[] cursors = new TransitionCursor[ways.length];
            int open = 0;
            for (int way = 0; way < ways.length; way++) {
                TransitionCursor cursor = cursor(ways[way], begins[way], ends[way]);
                if (cursor.advance()) {
                    cursors[open++] = cursor;
                }
            }
            int untilPause = PAUSE_EVERY;
            while (open > 0) {
                if (--untilPause == 0) {
                    untilPause = PAUSE_EVERY;
                    pause.run();
                }
                TransitionCursor least = cursors[0];
                long low = least.low();
                long high = least.high();
                int cost = least.cost();
                for (int i = 1; i < open; i++) {
                    TransitionCursor cursor = cursors[i];
                    boolean isLess =
                            wide ? PricedStates.isBefore(cursor.low(), cursor.high(), low, high) : cursor.low() < low;
                    if (isLess || (cursor.low() == low && cursor.high() == high && cursor.cost() < cost)) {
                        low = cursor.low();
                        high = cursor.high();
                        cost = cursor.cost();
                    }
                }
                taker.take(low, high, cost);
                for (int i = open - 1; i >= 0; i--) {
                    TransitionCursor cursor = cursors[i];
                    if (cursor.low() == low && cursor.high() == high && !cursor.advance()) {
                        cursors[i] = cursors[--open];
                    }
                }
            }
        }
    }
}
