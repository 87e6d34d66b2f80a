package io.github.quadrille.lab.compare;

import java.util.Comparator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.apache.commons.statistics.inference.FisherExactTest;
import org.apache.commons.statistics.inference.MannWhitneyUTest;

/**
 * Computes p-values: the chance that two rows differ at least as much as they do, in either direction, if only chance
 * makes them differ.
 */
final class Significance {
    /** Samples with at most this many values are tested exactly, with ties and without. */
    private static final int SMALL = 10;

    private Significance() {}

    /**
     * Returns the p-value of Fisher's exact test for two shares of successes (R. A. Fisher, 1922). There must be runs
     * on both sides.
     */
    static double ofShares(int successes, int runs, int otherSuccesses, int otherRuns) {
        boolean alike = successes + otherSuccesses == 0 || successes + otherSuccesses == runs + otherRuns;
        int[][] table = {{successes, runs - successes}, {otherSuccesses, otherRuns - otherSuccesses}};
        return alike ? 1 : FisherExactTest.withDefaults().test(table).getPValue();
    }

    /**
     * Returns the p-value of the rank test of Mann and Whitney (1947) for two samples. It is exact for small samples.
     * For others it uses the normal distribution with its corrections for ties and for continuity. There must be values
     * on both sides.
     */
    static double ofRanks(double[] values, double... others) {
        if (Math.max(values.length, others.length) <= SMALL) {
            return ofFewRanks(values, others);
        }
        double p = MannWhitneyUTest.withDefaults().test(values, others).getPValue();
        // The test gives NaN if all values are the same; then nothing differs.
        return Double.isNaN(p) ? 1 : p;
    }

    /**
     * Returns the share of all ways to distribute the ranks whose rank sum is at least as far from the middle as that
     * of the given values. Equal values share their ranks.
     */
    private static double ofFewRanks(double[] values, double... others) {
        double[] all = DoubleStream.concat(DoubleStream.of(values), DoubleStream.of(others))
                .toArray();
        // Ranks are doubled, so that shared ranks are whole numbers. The table has the number of ways to choose ranks,
        // by how many are chosen and by their sum.
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
     * Corrects p-values that are tested together. If only chance is at work, the probability that any corrected value
     * is below a level is at most that level (S. Holm, <i>A simple sequentially rejective multiple test procedure</i>,
     * 1979).
     *
     * @param p the p-values; NaN does not count and stays
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
