package io.github.quadrille.app.cli.lab;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.text.TextTable.Column;
import io.github.quadrille.io.json.PackingAnswer;
import io.github.quadrille.io.json.RecordFields;
import io.github.quadrille.lab.compare.Comparison;
import io.github.quadrille.lab.compare.ComparisonSummary;
import io.github.quadrille.lab.compare.ConfidenceInterval;
import io.github.quadrille.lab.compare.Differences;
import io.github.quadrille.lab.compare.MethodResult;
import io.github.quadrille.lab.compare.PuzzleComparison;
import io.github.quadrille.lab.compare.RunResult;
import io.github.quadrille.lab.compare.Statistics;
import io.github.quadrille.lab.compare.TargetWords;
import io.github.quadrille.lab.local.LocalRun;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * Writes comparisons as JSON, with one line for each puzzle. A line has {@code status} (compared, refuted, undecided),
 * {@code puzzle}, {@code coverable}, {@code proven}, {@code methods}, {@code seed} and {@code threads}. A method has
 * its statistics and {@code runs}, or the reason why it was refused.
 *
 * <p>{@code threads} is null when other machines made the runs. A statistic is null when there are too few runs for it.
 * Names of times end with {@code seconds}. All other values can be repeated exactly when only iterations are limited.
 */
final class CompareJson {
    private static final List<Column<PuzzleComparison>> PROVEN = List.of(
            new Column<>("status", each -> each.proven().status()),
            new Column<>("at_most", each -> each.proven().atMost()),
            new Column<>("optimum", PuzzleComparison::isOptimumKnown),
            new Column<>(
                    "evidence", each -> Optional.of(each.proven().evidence()).filter(word -> !word.isEmpty())),
            new Column<>("reason", each -> Optional.of(each.proven().reason()).filter(words -> !words.isEmpty())),
            new Column<>("nodes", each -> each.proven().work().nodes()),
            new Column<>("seconds", each -> each.proven().work().seconds()));

    private static final List<Column<RunResult>> RUN = List.of(
            new Column<>("run", RunResult::number),
            new Column<>("seed", run -> run.seed().orElse(null)),
            new Column<>("status", RunResult::status),
            new Column<>("limit", RunResult::stoppedBy),
            new Column<>("covered", run -> run.covered().orElse(null)),
            new Column<>("cost", run -> run.cost().orElse(null)),
            new Column<>("iterations", run -> run.claim().end().iterations().orElse(null)),
            new Column<>(
                    "iterations_since_restart",
                    run -> run.claim().end().sinceRestart().orElse(null)),
            new Column<>("restarts", run -> run.claim().end().restarts().orElse(null)),
            new Column<>("moves", run -> run.local().map(LocalRun::moves)),
            new Column<>("seconds", run -> run.claim().end().seconds().orElse(null)));

    private CompareJson() {}

    private record Line(
            String status, Puzzle puzzle, int coverable, Object proven, List<?> methods, long seed, Integer threads) {}

    private record Summary(String status, RecordFields.Named summary, long seed, Integer threads) {}

    private record Refused(String method, String refused) {}

    private record Refutation(int run, Long seed, Optional<String> reason) {}

    /** Holds a method that was run, with its statistics. */
    private record Tried(PuzzleComparison comparison, MethodResult method, Statistics numbers) {}

    static Object line(Comparison asked, PuzzleComparison comparison, String status) {
        return new Line(
                status,
                comparison.puzzle(),
                comparison.puzzle().region().mandatorySize(),
                Column.fields(PROVEN, comparison),
                comparison.methods().stream()
                        .map(method -> method(comparison, method))
                        .toList(),
                asked.limits().seed(),
                asked.elsewhere() ? null : asked.threads());
    }

    /** Returns the summary of all puzzles, for JSON. */
    static Object summary(Comparison asked, ComparisonSummary summary, String status) {
        return new Summary(
                status,
                new RecordFields.Named(RecordFields.of(summary)),
                asked.limits().seed(),
                asked.elsewhere() ? null : asked.threads());
    }

    private static Object method(PuzzleComparison comparison, MethodResult method) {
        return method.refusal().isPresent()
                ? new Refused(method.method(), method.refusal().get())
                : Column.fields(
                        columns(new TargetWords(comparison).field()),
                        new Tried(comparison, method, method.statistics()));
    }

    private static List<Column<Tried>> columns(String success) {
        return List.of(
                new Column<>("method", row -> row.method.method()),
                new Column<>("cost_counts", row -> row.method.costWords()),
                new Column<>("source", row -> row.method.source()),
                new Column<>("checked", row -> row.method.source().map(file -> row.method.checked())),
                new Column<>("run_count", row -> row.numbers.runs()),
                new Column<>(success, row -> row.numbers.successes()),
                new Column<>("success_interval", row -> interval(row.method.successInterval())),
                number("mean_covered", Statistics::meanCovered),
                number("deviation_covered", Statistics::deviationCovered),
                new Column<>("best_covered", row -> row.numbers.bestCovered().orElse(null)),
                new Column<>("gap", row -> row.comparison.gap(row.method).orElse(null)),
                number("mean_cost", Statistics::meanCost),
                new Column<>(
                        "mean_cost_interval",
                        row -> interval(row.numbers
                                .costInterval()
                                .map(each -> new ConfidenceInterval(Math.max(0, each.low()), each.high())))),
                number("mean_iterations", Statistics::meanIterations),
                number("median_iterations_to_target", Statistics::medianIterations),
                number("median_iterations_since_restart", Statistics::medianSinceRestart),
                number("median_restarts_to_target", Statistics::medianRestarts),
                number("median_seconds", Statistics::medianSeconds),
                new Column<>(
                        "difference", row -> Differences.of(row.comparison).flatMap(tests -> tests.of(row.method))),
                new Column<>(
                        "runs",
                        row -> row.method.runs().stream()
                                .map(run -> Column.fields(RUN, run))
                                .toList()),
                new Column<>(
                        "refutations",
                        row -> row.method.refuted().stream()
                                .map(run ->
                                        new Refutation(run.number(), run.seed().orElse(null), run.refutation()))
                                .toList()),
                new Column<>(
                        "best",
                        row -> row.method
                                .best()
                                .flatMap(RunResult::best)
                                .map(best -> RecordFields.of(PackingAnswer.of(best, row.comparison.puzzle())))));
    }

    private static Column<Tried> number(String name, Function<Statistics, OptionalDouble> value) {
        return new Column<>(
                name,
                row -> value.apply(row.numbers).stream().boxed().findFirst().orElse(null));
    }

    private static List<Double> interval(Optional<ConfidenceInterval> interval) {
        return interval.map(ends -> List.of(ends.low(), ends.high())).orElse(null);
    }
}
