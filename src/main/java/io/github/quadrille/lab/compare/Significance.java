package io.github.quadrille.lab.compare;

import java.util.Comparator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.apache.commons.statistics.inference.FisherExactTest;
import org.apache.commons.statistics.inference.MannWhitneyUTest;

/**
 * Computes p-values of tests between two rows of a table. Each row has the runs of one method. Assume that there is no
 * real difference between the rows. Then the p-value is the chance that the rows differ, in either direction, at least
 * as much as they do.
 */
final class Significance {
    /** If both samples have at most this many values, they are tested exactly, even if some values are equal. */
    private static final int SMALL = 10;

    private Significance() {}

    /**
     * Returns the p-value of Fisher's exact test for two shares of successes (R. A. Fisher, 1922). Each row must have
     * at least one run.
     */
    static double ofShares(int successes, int runs, int otherSuccesses, int otherRuns) {
        boolean alike = successes + otherSuccesses == 0 || successes + otherSuccesses == runs + otherRuns;
        int[][] table = {{successes, runs - successes}, {otherSuccesses, otherRuns - otherSuccesses}};
        return alike ? 1 : FisherExactTest.withDefaults().test(table).getPValue();
    }

    /**
     * Returns the p-value of the rank test of Mann and Whitney (1947) for two samples. It is exact if both samples have
     * at most 10 values. It is also exact if both have fewer than 50 values and no two values are equal. Otherwise, it
     * uses the normal distribution with the corrections for ties and for continuity. Each sample must have at least one
     * value.
     */
    static double ofRanks(double[] values, double... others) {
        if (Math.max(values.length, others.length) <= SMALL) {
            return ofFewRanks(values, others);
        }
        double p = MannWhitneyUTest.withDefaults().test(values, others).getPValue();
        // The test gives NaN if all values are equal. Then nothing differs, and the p-value is 1.
        return Double.isNaN(p) ? 1 : p;
    }

    /**
     * Returns the p-value from all ways to distribute the ranks to the two samples. It is the share of these ways whose
     * rank sum is at least as far from the middle as the rank sum of the given values. Each of several equal values
     * gets the mean of their ranks.
     */
    private static double ofFewRanks(double[] values, double... others) {
        double[] all = DoubleStream.concat(DoubleStream.of(values), DoubleStream.of(others))
                .toArray();
        // All ranks are doubled, so that the mean ranks of equal values are whole numbers, too. For each number of
        // chosen ranks and each sum, the table has the number of ways to choose ranks with this sum.
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
     * Corrects p-values that are tested together. Suppose that there are no real differences. Then the probability that
     * any corrected value is below a level is at most that level (S. Holm, <i>A simple sequentially rejective multiple
     * test procedure</i>, 1979).
     *
     * @param p the p-values; NaN is not counted and is returned as NaN
     * @return the corrected p-values in the same order
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
