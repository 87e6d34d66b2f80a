package org.teavm.classlib.java.util;

import java.util.random.RandomGenerator;

/**
 * Draws numbers within bounds with equal probability, in the way that {@code RandomGenerator} of the JDK draws them.
 */
final class BoundedDraw {
    private BoundedDraw() {}

    static int ints(RandomGenerator random, int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int drawn = random.nextInt();
        if (Integer.bitCount(bound) == 1) {
            return drawn & (bound - 1);
        }
        while (true) {
            int positive = drawn >>> 1;
            int rest = positive % bound;
            // The random numbers are cut into groups, each with as many numbers as the bound. The last group may be
            // incomplete and would favour small results. So if a number of an incomplete group is drawn, another number
            // is drawn instead.
            if (positive - rest + (bound - 1) >= 0) {
                return rest;
            }
            drawn = random.nextInt();
        }
    }

    static int ints(RandomGenerator random, int from, int to) {
        if (from >= to) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        if (to - from > 0) {
            return from + ints(random, to - from);
        }
        int drawn = random.nextInt();
        while (drawn < from || drawn >= to) {
            drawn = random.nextInt();
        }
        return drawn;
    }

    static long longs(RandomGenerator random, long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        long drawn = random.nextLong();
        if (Long.bitCount(bound) == 1) {
            return drawn & (bound - 1);
        }
        while (true) {
            long positive = drawn >>> 1;
            long rest = positive % bound;
            if (positive - rest + (bound - 1) >= 0) {
                return rest;
            }
            drawn = random.nextLong();
        }
    }
}
