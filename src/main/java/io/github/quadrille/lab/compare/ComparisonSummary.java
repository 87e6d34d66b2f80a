package io.github.quadrille.lab.compare;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Sums up all puzzles of a comparison.
 *
 * @param proven the number of puzzles for each answer of the exact search, with the word for the answer as the key
 * @param exactSeconds the time of the exact search for all puzzles together
 * @param slowestSeconds the longest time of the exact search for one puzzle
 * @param methods a row for each method
 */
public record ComparisonSummary(
        Map<String, Long> proven, double exactSeconds, double slowestSeconds, List<ComparisonSummary.Row> methods) {
    /**
     * Returns the summary of a comparison. Puzzles that the exact search did not reach are left out of the numbers of
     * the exact search.
     */
    public static ComparisonSummary of(List<PuzzleComparison> comparisons) {
        List<PuzzleComparison> reached =
                comparisons.stream().filter(each -> each.proven().isReached()).toList();
        double[] seconds = reached.stream()
                .mapToDouble(each -> each.proven().work().seconds())
                .toArray();
        return new ComparisonSummary(
                reached.stream()
                        .collect(Collectors.groupingBy(
                                each -> each.proven().status().word(), TreeMap::new, Collectors.counting())),
                DoubleStream.of(seconds).sum(),
                DoubleStream.of(seconds).max().orElse(0),
                IntStream.range(0, comparisons.get(0).methods().size())
                        .mapToObj(row -> row(comparisons.stream()
                                .map(each -> each.methods().get(row))
                                .toList()))
                        .toList());
    }

    /** Returns the answers and times of the exact search in words. */
    public String exactWords() {
        String answers = proven.entrySet().stream()
                .map(each -> each.getValue() + " " + each.getKey())
                .collect(Collectors.joining(", "));
        return "%s, in %s in all, the slowest in %s"
                .formatted(answers, HtmlText.time(exactSeconds), HtmlText.time(slowestSeconds));
    }

    private static Row row(List<MethodResult> results) {
        List<MethodResult> run = results.stream().filter(MethodResult::isRun).toList();
        int[] reached =
                run.stream().mapToInt(each -> each.statistics().successes()).toArray();
        int[] runs = run.stream().mapToInt(each -> each.attempts().size()).toArray();
        double[] shares = IntStream.range(0, runs.length)
                .mapToDouble(i -> reached[i] / (double) runs[i])
                .toArray();
        return new Row(
                results.get(0).method(),
                run.size(),
                IntStream.of(runs).sum(),
                IntStream.of(reached).sum(),
                Statistics.mean(shares).orElse(0),
                interval(shares, IntStream.of(reached).sum(), IntStream.of(runs).sum()),
                (int) IntStream.range(0, runs.length)
                        .filter(i -> reached[i] == runs[i])
                        .count(),
                (int) IntStream.of(reached).filter(count -> count > 0).count());
    }

    /**
     * Returns the confidence interval for the mean share of successful runs of a method. If all puzzles have the same
     * share, nothing is known about the differences between puzzles. Then all runs are counted as if they were runs on
     * a single puzzle.
     */
    private static Optional<ConfidenceInterval> interval(double[] shares, int reached, int runs) {
        boolean alike = DoubleStream.of(shares).distinct().count() == 1;
        return alike
                ? ConfidenceInterval.ofShare(reached, runs)
                : ConfidenceInterval.ofMean(shares)
                        .map(each -> new ConfidenceInterval(Math.max(0, each.low()), Math.min(1, each.high())));
    }

    /**
     * A {@code Row} sums up one method on all puzzles that it was run on.
     *
     * @param method the name of the method
     * @param puzzles the number of these puzzles
     * @param runs the number of runs on all these puzzles
     * @param successes the number of runs that reached the target
     * @param meanShare the mean over the puzzles of the share of runs that reached the target
     * @param meanShareInterval the 95 % interval of {@code meanShare}, by Student's distribution, limited to the range
     *     from 0 to 1; if the share is the same on all puzzles, the interval by Wilson for the share of successes in
     *     all runs
     * @param always the number of puzzles on which all runs reached the target
     * @param ever the number of puzzles on which at least one run reached the target
     */
    public record Row(
            String method,
            int puzzles,
            int runs,
            int successes,
            double meanShare,
            Optional<ConfidenceInterval> meanShareInterval,
            int always,
            int ever) {}
}
