package io.github.quadrille.lab.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.apache.commons.statistics.inference.FisherExactTest;
import org.apache.commons.statistics.inference.MannWhitneyUTest;

/**
 * Tests every row of a table against one of them. Refuted runs count as failures, and for nothing else.
 *
 * @param reference the row that the others are tested against
 * @param rows the tests of the others by their names, from the top
 */
public record Differences(MethodResult reference, Map<String, Differences.Difference> rows) {
    /** The tests of one puzzle; n log n in its runs. Empty where there are no two rows with runs. */
    public static Optional<Differences> of(PuzzleComparison comparison) {
        List<MethodResult> others = new ArrayList<>(comparison.withRuns());
        Optional<MethodResult> reference = others.stream()
                .filter(method -> method.method()
                        .equals(comparison.against().orElse(others.get(0).method())))
                .findFirst();
        others.removeAll(reference.stream().toList());
        return reference.filter(any -> !others.isEmpty()).map(one -> new Differences(one, tests(one, others)));
    }

    /** The tests of a row, if there are any. */
    public Optional<Difference> of(MethodResult method) {
        return Optional.ofNullable(rows.get(method.method()));
    }

    private static Map<String, Difference> tests(MethodResult reference, List<MethodResult> others) {
        double[] success = others.stream()
                .mapToDouble(other -> Significance.ofShares(
                        reference.statistics().successes(),
                        reference.attempts().size(),
                        other.statistics().successes(),
                        other.attempts().size()))
                .toArray();
        double[] rank =
                others.stream().mapToDouble(other -> rank(reference, other)).toArray();
        double[] successHolm = Significance.corrected(success);
        double[] rankHolm = Significance.corrected(rank);
        Map<String, Difference> rows = new LinkedHashMap<>();
        for (int i = 0; i < success.length; i++) {
            MethodResult other = others.get(i);
            Measure ranked = measure(reference, other);
            rows.put(
                    other.method(),
                    new Difference(
                            reference.method(),
                            success[i],
                            successHolm[i],
                            ConfidenceInterval.ofShares(
                                    reference.statistics().successes(),
                                    reference.attempts().size(),
                                    other.statistics().successes(),
                                    other.attempts().size()),
                            ranked,
                            rank[i],
                            rankHolm[i],
                            ConfidenceInterval.ofMeans(values(reference, ranked), values(other, ranked))));
        }
        return rows;
    }

    private static Measure measure(MethodResult one, MethodResult other) {
        return one.costWords().equals(other.costWords()) ? Measure.COST : Measure.COVERED;
    }

    private static double rank(MethodResult one, MethodResult other) {
        double[] values = values(one, measure(one, other));
        double[] others = values(other, measure(one, other));
        return values.length == 0 || others.length == 0 ? Double.NaN : Significance.ofRanks(values, others);
    }

    private static double[] values(MethodResult method, Measure measure) {
        List<RunResult> sound = method.soundRuns();
        return Statistics.ofAll(sound, measure == Measure.COST ? RunResult::cost : RunResult::covered);
    }

    /**
     * Tests of one row against another: how likely chance alone makes them differ so much. NaN where there is nothing to test.
     *
     * @param against the other row
     * @param successP of the shares of successful runs, by {@link Significance#ofShares}
     * @param successPHolm the same, corrected for all rows of the table
     * @param successDifference what the row's share has above the other's, with 95 %
     * @param ranked what was ranked
     * @param rankP of its values, by {@link Significance#ofRanks}
     * @param rankPHolm the same, corrected for all rows of the table
     * @param meanDifference what the mean of its values has above the other's, with 95 %
     */
    public record Difference(
            String against,
            double successP,
            double successPHolm,
            Optional<ConfidenceInterval> successDifference,
            Measure ranked,
            double rankP,
            double rankPHolm,
            Optional<ConfidenceInterval> meanDifference) {}

    /** What runs are ranked by. */
    public enum Measure {
        /** The lowest cost, where both methods make the same cost small. */
        COST,
        /** Cells covered, which all methods have in common. */
        COVERED
    }

    /** How likely two rows differ as much as they do, or more, if there is no difference but chance; both ways counted. */
    static final class Significance {
        /** Samples of no more values are tested exactly, with ties and without. */
        private static final int SMALL = 10;

        private Significance() {}

        /** Fisher's exact test for two shares of successes (R. A. Fisher, 1922). Needs runs on both sides. */
        static double ofShares(int successes, int runs, int otherSuccesses, int otherRuns) {
            boolean alike = successes + otherSuccesses == 0 || successes + otherSuccesses == runs + otherRuns;
            int[][] table = {{successes, runs - successes}, {otherSuccesses, otherRuns - otherSuccesses}};
            return alike ? 1 : FisherExactTest.withDefaults().test(table).getPValue();
        }

        /**
         * The rank test of Mann and Whitney (1947) for two samples: exact for small ones, else by the normal distribution
         * with its corrections for ties and for continuity. Needs values on both sides.
         */
        static double ofRanks(double[] values, double... others) {
            if (Math.max(values.length, others.length) <= SMALL) {
                return ofFewRanks(values, others);
            }
            double p = MannWhitneyUTest.withDefaults().test(values, others).getPValue();
            // All values are the same.
            return Double.isNaN(p) ? 1 : p;
        }

        /** The share of all ways to deal the ranks out whose sum is as far from the middle one; equal values share theirs. */
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
         * Several p-values of one question, enlarged so that any of them is below a level by chance no oftener than that
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
}
