package io.github.quadrille.app.generate;

import java.util.Arrays;

/** How evenly things are spread over classes, by Shannon's entropy (1948), natural logarithm. */
final class Evenness {
    private Evenness() {}

    /** Minus the sum of p ln p over the shares p of the counts; 0 without any. */
    static double entropy(int... counts) {
        double all = Arrays.stream(counts).sum();
        double entropy = 0;
        for (int count : counts) {
            entropy -= count == 0 ? 0 : count / all * Math.log(count / all);
        }
        return Math.max(0, entropy);
    }

    /** The most that so many things in so many classes can have: their counts then differ by one at most. */
    static double most(int things, int classes) {
        int[] counts = new int[classes];
        for (int i = 0; i < classes; i++) {
            counts[i] = things / classes + (i < things % classes ? 1 : 0);
        }
        return entropy(counts);
    }

    /** Which part of the most that is; 1 where nothing could be spread. */
    static double share(double entropy, double most) {
        return most == 0 ? 1 : entropy / most;
    }
}
