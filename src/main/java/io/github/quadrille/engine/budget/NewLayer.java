package io.github.quadrille.engine.budget;

/**
 * Collects the states of one step of a sweep, which is called a layer, or of one range of a layer, while the layer is
 * made. If there are too many states, this object keeps a random sample or gives up.
 */
final class NewLayer {
    private final PricedStates states;
    private final int most;
    private final boolean thinned;
    private final GumbelSampling lottery;
    private final long room;
    private long met;
    /**
     * An added state is dropped at once if its rank in the random draw is at least this number. Threads that make
     * ranges copy the number when they begin a range.
     */
    private volatile int tooHigh = Integer.MAX_VALUE;

    /** Ends a sweep that has too many states. */
    static final class TooMany extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooMany() {
            // This exception is not an error, so it needs no stack trace.
            super(null, null, false, false);
        }
    }

    /**
     * Makes an empty layer.
     *
     * @param wide whether states have an upper word
     * @param most the number of states that may be kept
     * @param thinned whether a random sample is kept if there are more states; otherwise the layer is given up
     * @param room the number of states that may be added, whether kept or not, before the layer is given up
     */
    NewLayer(boolean wide, int most, boolean thinned, GumbelSampling gumbelSampling, long room) {
        this.states = new PricedStates(wide);
        this.most = most;
        this.thinned = thinned;
        this.lottery = gumbelSampling;
        this.room = thinned ? room : Math.min(room, most);
    }

    /** Returns an empty range. All states added to it must be greater than all states that this layer has so far. */
    NewLayer range(boolean wide) {
        NewLayer range = new NewLayer(wide, most, thinned, lottery, room);
        range.tooHigh = tooHigh;
        return range;
    }

    /** Adds a state that is greater than all states added before. */
    void add(long low, long high, int cost) {
        if (met == room) {
            throw new TooMany();
        }
        met++;
        if (tooHigh == Integer.MAX_VALUE || lottery.rank(low, high, cost) < tooHigh) {
            states.add(low, high, cost);
            drawWhereTwiceAsMany();
        }
    }

    /** Adds a range whose states are greater than all states added before. */
    void add(NewLayer range) {
        if (range.met > room - met) {
            met = room;
            throw new TooMany();
        }
        met += range.met;
        states.addAll(range.states);
        drawWhereTwiceAsMany();
    }

    private void drawWhereTwiceAsMany() {
        if (states.size() / 2 >= most) {
            draw();
        }
    }

    private void draw() {
        tooHigh = states.keepDrawn(most, lottery);
    }

    /** Returns the states that are kept. */
    PricedStates finished() {
        if (states.size() > most) {
            draw();
        }
        return states.trimmed();
    }

    /**
     * Returns how many states were added, whether they were kept or not. If the layer was given up, it is the number of
     * states that can be added at most.
     */
    long met() {
        return met;
    }

    /** Tells whether some states were dropped at random. */
    boolean isDrawn() {
        return met > most;
    }

    /** Gives the layer up. From now on, {@link #met()} returns the greatest number of states that could be added. */
    void giveUp() {
        met = room;
    }

    /**
     * Chooses which states are kept if there are too many. Cheaper states have better chances. The states are drawn
     * without replacement by adding Gumbel noise to their costs (Vieira, 2014). The noise depends only on the state. So
     * the sweep from the beginning and the sweep from the end prefer the same states, and reach a common state far more
     * often than with separate noise. Consistent sampling uses the same idea (Manasse, McSherry and Talwar, 2010). If
     * only the cheapest states were kept, the sweeps would seldom reach a common state, because a state that is cheap
     * so far is mostly expensive to complete.
     */
    static final class GumbelSampling {
        /**
         * This is the natural logarithm of a quotient: the weight of a state of cost 0 in the draw, divided by the
         * weight of a state that costs the whole budget.
         */
        private static final double SHARPNESS = 6;

        private static final int LOTS = 1 << 16;
        private static final double UNIT = 1 << 20;
        private static final int[] NOISE = noise();

        private final double slope;

        GumbelSampling(int budget) {
            this.slope = SHARPNESS * UNIT / Math.max(1, budget);
        }

        private static int[] noise() {
            int[] noise = new int[LOTS];
            for (int lot = 0; lot < LOTS; lot++) {
                // {@code StrictMath} gives the same noise on every machine.
                noise[lot] = (int) (UNIT * StrictMath.log(-StrictMath.log((lot + 0.5) / LOTS)));
            }
            return noise;
        }

        /** Returns the rank of a state. States of lower rank are kept first. */
        int rank(long low, long high, int cost) {
            long mixed = (low ^ (high * 0x9E3779B97F4A7C15L)) * 0xD1B54A32D192ED03L;
            mixed = (mixed ^ (mixed >>> 29)) * 0xBF58476D1CE4E5B9L;
            return NOISE[(int) (mixed >>> 48)] + (int) (slope * cost);
        }
    }
}
