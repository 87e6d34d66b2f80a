package io.github.quadrille.lab.compare;

import java.util.Comparator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.apache.commons.statistics.inference.FisherExactTest;
import org.apache.commons.statistics.inference.MannWhitneyUTest;

/**
 * Significance is how likely two rows differ as much as they do, or more, if there is no difference but chance; both
 * ways counted.
 */
final class Significance {
    /** Samples of no more values are tested exactly, with ties and without. */
    private static final int SMALL = 10;

    private Significance() {}

    /** Makes Fisher's exact test for two shares of successes (R. A. Fisher, 1922). Needs runs on both sides. */
    static double ofShares(int successes, int runs, int otherSuccesses, int otherRuns) {
        boolean alike = successes + otherSuccesses == 0 || successes + otherSuccesses == runs + otherRuns;
        int[][] table = {{successes, runs - successes}, {otherSuccesses, otherRuns - otherSuccesses}};
        return alike ? 1 : FisherExactTest.withDefaults().test(table).getPValue();
    }

    /**
     * Makes the rank test of Mann and Whitney (1947) for two samples: exact for small ones, else by the normal
     * distribution with its corrections for ties and for continuity. Needs values on both sides.
     */
    static double ofRanks(double[] values, double... others) {
        if (Math.max(values.length, others.length) <= SMALL) {
            return ofFewRanks(values, others);
        }
        double p = MannWhitneyUTest.withDefaults().test(values, others).getPValue();
        // All values are the same.
        return Double.isNaN(p) ? 1 : p;
    }

    /** Counts the share of ways to deal the ranks out whose sum is as far from the middle; equal values share theirs. */
    private static double ofFewRanks(double[] values, double... others) {
        double[] all = DoubleStream.concat(DoubleStream.of(values), DoubleStream.of(others))
                .toArray();
        // Ranks twice as large are whole. By how many of them, and by their sum: in how many ways they can be
        // taken.
        int most = all.length * (all.length + 1);
        long[][] ways = new long[values.length + 1][most + 1];
        ways[0][0] = 1;
        int taken = 0;
        for (int i = 0; i < all.length; i++) {
            double one = all[i];
            int rank = 1
                    + (int) DoubleStream.of(all)
                            .map(other -> Math.signum(one - other) + 1)
                            .sum();
            taken += i < values.length ? rank : 0;
            for (int size = values.length; size > 0; size--) {
                for (int sum = most; sum >= rank; sum--) {
                    ways[size][sum] += ways[size - 1][sum - rank];
                }
            }
        }
        int middle = values.length * (all.length + 1);
        int away = Math.abs(taken - middle);
        long[] sums = ways[values.length];
        long far = IntStream.rangeClosed(0, most)
                .filter(sum -> Math.abs(sum - middle) >= away)
                .mapToLong(sum -> sums[sum])
                .sum();
        return far / (double) LongStream.of(sums).sum();
    }

    /**
     * Enlarges several p-values of one question so that any of them is below a level by chance no oftener than that
     * level says (S. Holm, <i>A simple sequentially rejective multiple test procedure</i>, 1979).
     *
     * @return in the order of the p-values; NaN counts for nothing, and stays
     */
    static double[] corrected(double... p) {
        int[] order = IntStream.range(0, p.length)
                .filter(i -> !Double.isNaN(p[i]))
                .boxed()
                .sorted(Comparator.comparingDouble(i -> p[i]))
                .mapToInt(i -> i)
                .toArray();
        double[] corrected = p.clone();
        double largest = 0;
        for (int rank = 0; rank < order.length; rank++) {
            largest = Math.max(largest, Math.min(1, (order.length - rank) * p[order[rank]]));
            corrected[order[rank]] = largest;
        }
        return corrected;
    }
}
