package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.compare.Differences.Difference.Measure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.apache.commons.statistics.inference.FisherExactTest;
import org.apache.commons.statistics.inference.MannWhitneyUTest;

/**
 * Tests every row of a table against one of them. Refuted runs count as failures, and for nothing else.
 *
 * @param reference the row that the others are tested against
 * @param rows the others, from the top
 */
public record Differences(MethodResult.Tried reference, List<Differences.Difference> rows) {
    /** The tests of one puzzle; n log n in its runs. Empty where there are no two rows with runs. */
    public static Optional<Differences> of(PuzzleComparison comparison) {
        List<MethodResult.Tried> tried = comparison.tried().stream()
                .filter(method -> method.attempts() > 0)
                .toList();
        Optional<MethodResult.Tried> reference = tried.stream()
                .filter(method ->
                        comparison.against().map(method.method()::equals).orElse(true))
                .findFirst();
        if (reference.isEmpty() || tried.size() < 2) {
            return Optional.empty();
        }
        String first = reference.get().method();
        List<MethodResult.Tried> others =
                tried.stream().filter(method -> !method.method().equals(first)).toList();
        return Optional.of(new Differences(reference.get(), tests(reference.get(), others)));
    }

    /** The tests of a row, if there are any. */
    public Optional<Difference> of(MethodResult.Tried method) {
        return rows.stream().filter(row -> row.method().equals(method.method())).findFirst();
    }

    private static List<Difference> tests(MethodResult.Tried reference, List<MethodResult.Tried> others) {
        List<OptionalDouble> success = new ArrayList<>();
        List<OptionalDouble> rank = new ArrayList<>();
        for (MethodResult.Tried other : others) {
            success.add(OptionalDouble.of(Significance.ofShares(
                    reference.statistics().successes(),
                    reference.attempts(),
                    other.statistics().successes(),
                    other.attempts())));
            rank.add(rank(reference, other));
        }
        List<OptionalDouble> successCorrected = corrected(success);
        List<OptionalDouble> rankCorrected = corrected(rank);
        List<Difference> rows = new ArrayList<>();
        for (int i = 0; i < others.size(); i++) {
            rows.add(new Difference(
                    others.get(i).method(),
                    success.get(i),
                    successCorrected.get(i),
                    measure(reference, others.get(i)),
                    rank.get(i),
                    rankCorrected.get(i)));
        }
        return rows;
    }

    private static Measure measure(MethodResult.Tried one, MethodResult.Tried other) {
        return one.costWords().equals(other.costWords()) ? Measure.COST : Measure.COVERED;
    }

    private static OptionalDouble rank(MethodResult.Tried one, MethodResult.Tried other) {
        double[] values = values(one, measure(one, other));
        double[] others = values(other, measure(one, other));
        return values.length == 0 || others.length == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(Significance.ofRanks(values, others));
    }

    private static double[] values(MethodResult.Tried method, Measure measure) {
        List<RunResult> sound =
                method.runs().stream().filter(run -> run.refutation().isEmpty()).toList();
        return measure == Measure.COST ? Statistics.costs(sound) : Statistics.covered(sound);
    }

    private static List<OptionalDouble> corrected(List<OptionalDouble> p) {
        double[] all = p.stream().flatMapToDouble(OptionalDouble::stream).toArray();
        double[] corrected = Significance.corrected(all);
        List<OptionalDouble> row = new ArrayList<>();
        int next = 0;
        for (OptionalDouble each : p) {
            row.add(each.isPresent() ? OptionalDouble.of(corrected[next++]) : each);
        }
        return row;
    }

    /**
     * Tests of one row against another: how likely chance alone makes them differ so much. Empty where there is nothing to
     * test.
     *
     * @param method the row
     * @param success of the shares of successful runs, by {@link Significance#ofShares}
     * @param successCorrected the same, corrected for all rows of the table
     * @param measure what was ranked
     * @param rank of its values, by {@link Significance#ofRanks}
     * @param rankCorrected the same, corrected for all rows of the table
     */
    public record Difference(
            String method,
            OptionalDouble success,
            OptionalDouble successCorrected,
            Measure measure,
            OptionalDouble rank,
            OptionalDouble rankCorrected) {
        /** What runs are ranked by. */
        public enum Measure {
            /** The lowest cost, where both methods make the same cost small. */
            COST("cost"),
            /** Cells covered, which all methods have in common. */
            COVERED("covered");

            private final String word;

            Measure(String word) {
                this.word = word;
            }

            public String word() {
                return word;
            }
        }
    }

    /** How likely two rows differ as much as they do, or more, if there is no difference but chance; both ways counted. */
    static final class Significance {
        private Significance() {}

        /** Fisher's exact test for two shares of successes (R. A. Fisher, 1922). Needs runs on both sides. */
        static double ofShares(int successes, int runs, int otherSuccesses, int otherRuns) {
            boolean alike = successes + otherSuccesses == 0 || successes + otherSuccesses == runs + otherRuns;
            int[][] table = {{successes, runs - successes}, {otherSuccesses, otherRuns - otherSuccesses}};
            return alike ? 1 : FisherExactTest.withDefaults().test(table).getPValue();
        }

        /**
         * The rank test of Mann and Whitney (1947) for two samples: exact for small ones without ties, else by the normal
         * distribution with its corrections for ties and for continuity. Needs values on both sides.
         */
        static double ofRanks(double[] values, double... others) {
            double p = MannWhitneyUTest.withDefaults().test(values, others).getPValue();
            // All values are the same.
            return Double.isNaN(p) ? 1 : p;
        }

        /**
         * Several p-values of one question, enlarged so that any of them is below a level by chance no oftener than that
         * level says (S. Holm, <i>A simple sequentially rejective multiple test procedure</i>, 1979).
         *
         * @return in the order of the p-values
         */
        static double[] corrected(double... p) {
            int[] order = IntStream.range(0, p.length)
                    .boxed()
                    .sorted(Comparator.comparingDouble(i -> p[i]))
                    .mapToInt(i -> i)
                    .toArray();
            double[] corrected = new double[p.length];
            double largest = 0;
            for (int rank = 0; rank < p.length; rank++) {
                largest = Math.max(largest, Math.min(1, (p.length - rank) * p[order[rank]]));
                corrected[order[rank]] = largest;
            }
            return corrected;
        }
    }
}
