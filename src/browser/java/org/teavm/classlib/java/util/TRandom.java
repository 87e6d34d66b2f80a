package org.teavm.classlib.java.util;

import java.util.random.RandomGenerator;

/**
 * Draws numbers by the linear congruential generator that the documentation of {@code java.util.Random} describes. The
 * same seeds give the same numbers as in the JDK.
 */
public class TRandom implements RandomGenerator {
    private static final long FACTOR = 0x5DEECE66DL;
    private static final long MASK = (1L << 48) - 1;

    private long state;
    /**
     * Numbers from a normal distribution are drawn in pairs. The field holds the second number of a pair until it is
     * returned, and is NaN otherwise.
     */
    private double spare = Double.NaN;

    public TRandom() {
        this(System.nanoTime());
    }

    public TRandom(long seed) {
        setSeed(seed);
    }

    public void setSeed(long seed) {
        state = (seed ^ FACTOR) & MASK;
        spare = Double.NaN;
    }

    protected int next(int bits) {
        state = (state * FACTOR + 11) & MASK;
        return (int) (state >>> (48 - bits));
    }

    @Override
    public int nextInt() {
        return next(32);
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        if (Integer.bitCount(bound) == 1) {
            return (int) (((long) bound * next(31)) >> 31);
        }
        int drawn;
        int rest;
        do {
            drawn = next(31);
            rest = drawn % bound;
        } while (drawn - rest + (bound - 1) < 0);
        return rest;
    }

    @Override
    public int nextInt(int from, int to) {
        return BoundedDraw.ints(this, from, to);
    }

    @Override
    public long nextLong() {
        return ((long) next(32) << 32) + next(32);
    }

    @Override
    public long nextLong(long bound) {
        return BoundedDraw.longs(this, bound);
    }

    @Override
    public boolean nextBoolean() {
        return next(1) != 0;
    }

    @Override
    public float nextFloat() {
        return next(24) * 0x1p-24f;
    }

    @Override
    public double nextDouble() {
        return (((long) next(26) << 27) + next(27)) * 0x1p-53;
    }

    @Override
    public void nextBytes(byte[] bytes) {
        int drawn = 0;
        for (int i = 0; i < bytes.length; i++) {
            drawn = i % 4 == 0 ? nextInt() : drawn >> 8;
            bytes[i] = (byte) drawn;
        }
    }

    /** Draws a normally distributed number. Marsaglia's polar method makes two numbers at a time. */
    @Override
    public double nextGaussian() {
        if (!Double.isNaN(spare)) {
            double drawn = spare;
            spare = Double.NaN;
            return drawn;
        }
        double x;
        double y;
        double square;
        do {
            x = 2 * nextDouble() - 1;
            y = 2 * nextDouble() - 1;
            square = x * x + y * y;
        } while (square >= 1 || square == 0);
        double scale = StrictMath.sqrt(-2 * StrictMath.log(square) / square);
        spare = y * scale;
        return x * scale;
    }
}
