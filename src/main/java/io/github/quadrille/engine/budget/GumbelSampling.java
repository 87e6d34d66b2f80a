package io.github.quadrille.engine.budget;

/**
 * Which states are kept where not all can be: cheaper ones with better chances, drawn without replacement by adding Gumbel
 * noise to their costs (Vieira, 2014). A state's lot hangs on nothing but the state, so both sweeps keep the same ones, and meet far
 * oftener than with lots of their own, as in consistent sampling (Manasse, McSherry and Talwar, 2010). The cheapest alone
 * would seldom meet: what is cheap so far is mostly dear from there on.
 */
final class GumbelSampling {
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
