package io.github.quadrille.engine.budget;

/** A layer in the making, or a range of one. Where it has too many states, lots are drawn, or it is given up. */
final class NewLayer {
    private final PricedStates states;
    private final int most;
    private final boolean thinned;
    private final GumbelSampling lottery;
    private final long room;
    private long met;
    /** States of this rank that come later are not drawn, nor are those of a greater rank. Read by those who make other ranges. */
    private volatile int tooHigh = Integer.MAX_VALUE;

    /** Leaves a sweep that has too many states. */
    static final class TooMany extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooMany() {
            // Nothing went wrong, so a stack trace is not wanted.
            super(null, null, false, false);
        }
    }

    /**
     * @param most how many states may be left of it
     * @param thinned whether lots are drawn where there are more; otherwise it is given up
     * @param room when more states than this are met it is given up, however many are left
     */
    NewLayer(boolean wide, int most, boolean thinned, GumbelSampling gumbelSampling, long room) {
        this.states = new PricedStates(wide);
        this.most = most;
        this.thinned = thinned;
        this.lottery = gumbelSampling;
        this.room = thinned ? room : Math.min(room, most);
    }

    /** A range of it, greater than all states that it has so far. */
    NewLayer range(boolean wide) {
        NewLayer range = new NewLayer(wide, most, thinned, lottery, room);
        range.tooHigh = tooHigh;
        return range;
    }

    /** Adds a state greater than all before. */
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

    /** Adds a range greater than all before. */
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

    /** What is left of it. */
    PricedStates finished() {
        if (states.size() > most) {
            draw();
        }
        return states.trimmed();
    }

    /** How many states were met. */
    long met() {
        return met;
    }

    /** Whether some are left out. */
    boolean isDrawn() {
        return met > most;
    }

    /** It is given up, at the last state that was allowed. */
    void giveUp() {
        met = room;
    }

    /**
     * Which states are kept where not all can be: cheaper ones with better chances, drawn without replacement by adding Gumbel
     * noise to their costs (Vieira, 2014). A state's lot hangs on nothing but the state, so both sweeps keep the same ones, and meet far
     * oftener than with lots of their own, as in consistent sampling (Manasse, McSherry and Talwar, 2010). The cheapest alone
     * would seldom meet: what is cheap so far is mostly dear from there on.
     */
    static final class GumbelSampling {
        /** A state that costs nothing has this many times the natural logarithm of a better chance than one that costs all. */
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
                // The same on every machine.
                noise[lot] = (int) (UNIT * StrictMath.log(-StrictMath.log((lot + 0.5) / LOTS)));
            }
            return noise;
        }

        /** The lower, the sooner it is kept. */
        int rank(long low, long high, int cost) {
            long mixed = (low ^ (high * 0x9E3779B97F4A7C15L)) * 0xD1B54A32D192ED03L;
            mixed = (mixed ^ (mixed >>> 29)) * 0xBF58476D1CE4E5B9L;
            return NOISE[(int) (mixed >>> 48)] + (int) (slope * cost);
        }
    }
}
