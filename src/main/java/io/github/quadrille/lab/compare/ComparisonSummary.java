package io.github.quadrille.lab.compare;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * All puzzles of a comparison together.
 *
 * @param proven how many puzzles have which answer of the exact search, by its word
 * @param exactSeconds how long it took for all of them
 * @param slowestSeconds the longest for one
 * @param methods a row for each
 */
public record ComparisonSummary(
        Map<String, Long> proven, double exactSeconds, double slowestSeconds, List<ComparisonSummary.Row> methods) {
    /** Sums up; those that were not reached count for nothing. */
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

    /** What the exact search says, in words. */
    public String exactWords() {
        String answers = proven.entrySet().stream()
                .map(each -> each.getValue() + " " + each.getKey())
                .collect(Collectors.joining(", "));
        return "%s, in %s together, the slowest in %s"
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

    /** Where all puzzles have the same share, nothing is known of their spread, so that all runs are counted as of one. */
    private static Optional<ConfidenceInterval> interval(double[] shares, int reached, int runs) {
        boolean alike = DoubleStream.of(shares).distinct().count() == 1;
        return alike
                ? ConfidenceInterval.ofShare(reached, runs)
                : ConfidenceInterval.ofMean(shares)
                        .map(each -> new ConfidenceInterval(Math.max(0, each.low()), Math.min(1, each.high())));
    }

    /**
     * One method on all puzzles that it was run on.
     *
     * @param puzzles how many these are
     * @param runs on all of them
     * @param successes those that reached the target
     * @param meanShare of the runs of a puzzle that reached it, on average over puzzles
     * @param meanShareInterval where that lies with 95 % for very many such puzzles, by Student, cut at 0 and 1; of all runs by Wilson
     *     where the share is the same on all
     * @param always puzzles on which all runs did
     * @param ever puzzles on which one did at least
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
