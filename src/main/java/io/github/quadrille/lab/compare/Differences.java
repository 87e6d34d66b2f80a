package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.compare.Difference.Measure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Tests every row of a table against one of them. Refuted runs count as failures, and for nothing else.
 *
 * @param reference the row that the others are tested against
 * @param rows the others, from the top
 */
public record Differences(MethodResult.Tried reference, List<Difference> rows) {
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
}
