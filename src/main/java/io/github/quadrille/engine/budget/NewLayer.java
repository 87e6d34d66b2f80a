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
            // Nothing went wrong, so nobody reads where.
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
}
