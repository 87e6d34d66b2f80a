package io.github.quadrille.lab.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Compares all rows of a table with one row, which is called the reference, by statistical tests. A run with a wrong
 * claim, or one that broke off, counts only as a run without success.
 *
 * @param reference the row that all other rows are tested against
 * @param rows the tests of the other rows by the names of these rows, from top to bottom
 */
public record Differences(MethodResult reference, Map<String, Differences.Difference> rows) {
    /**
     * Returns the tests for one puzzle. The result is empty if the reference has no runs, or if no other row has runs.
     * For n runs, the time is proportional to n log n.
     */
    public static Optional<Differences> of(PuzzleComparison comparison) {
        List<MethodResult> others = new ArrayList<>(comparison.withRuns());
        Optional<MethodResult> reference = others.stream()
                .filter(method -> method.method()
                        .equals(comparison.against().orElse(others.get(0).method())))
                .findFirst();
        others.removeAll(reference.stream().toList());
        return reference.filter(any -> !others.isEmpty()).map(one -> new Differences(one, tests(one, others)));
    }

    /** Returns the tests of a row. The result is empty for the reference and for a row without runs. */
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
     * A {@code Difference} holds the tests of one row against another row. A p-value is the chance that two equally
     * good methods differ at least this much. It is NaN if there is nothing to test.
     *
     * @param against the name of the other row
     * @param successP the p-value of the shares of successful runs, by {@link Significance#ofShares}
     * @param successPHolm the p-value of the shares, corrected for all rows of the table
     * @param successDifference the 95 % interval of the difference between the shares: that of this row minus that of
     *     the other row
     * @param ranked the measure by which runs are ranked
     * @param rankP the p-value of the ranks, by {@link Significance#ofRanks}
     * @param rankPHolm the p-value of the ranks, corrected for all rows of the table
     * @param meanDifference the 95 % interval of the difference between the means: that of this row minus that of the
     *     other row
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

    /** A {@code Measure} is the quantity by which runs are ranked. */
    public enum Measure {
        /** Runs are ranked by their lowest cost, if both methods minimise the same cost. */
        COST,
        /** Runs are ranked by the number of covered cells, if the two methods minimise different costs. */
        COVERED
    }
}
