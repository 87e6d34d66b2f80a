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

    private final StateLayout layout;
    private final PricedStates from;
    private final int budget;
    private final boolean onwards;
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
        this.layout = layout;
        this.from = from;
        this.budget = budget;
        this.onwards = onwards;
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
