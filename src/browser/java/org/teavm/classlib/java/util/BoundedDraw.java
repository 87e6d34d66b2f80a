package org.teavm.classlib.java.util;

import java.util.random.RandomGenerator;

/** Numbers within bounds, each as likely as any other, drawn as {@code RandomGenerator} of the JDK draws them. */
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
            // The last numbers do not make a full round, so they would favour the small ones.
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
