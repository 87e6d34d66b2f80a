package io.github.quadrille.app.cli.lab;

import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.PackingAnswer;
import io.github.quadrille.io.json.RecordFields;
import io.github.quadrille.lab.compare.Comparison;
import io.github.quadrille.lab.compare.ComparisonSummary;
import io.github.quadrille.lab.compare.ConfidenceInterval;
import io.github.quadrille.lab.compare.Differences;
import io.github.quadrille.lab.compare.MethodResult;
import io.github.quadrille.lab.compare.Proven;
import io.github.quadrille.lab.compare.PuzzleComparison;
import io.github.quadrille.lab.compare.RunClaim.Moment;
import io.github.quadrille.lab.compare.RunResult;
import io.github.quadrille.lab.compare.Statistics;
import io.github.quadrille.lab.compare.TargetWords;
import io.github.quadrille.lab.local.LocalRun;
import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Comparisons as JSON, a line per puzzle: {@code status} (compared, refuted, undecided), {@code puzzle}, {@code proven},
 * {@code methods} with their statistics and {@code runs}, {@code seed} and {@code threads}, null when workers made the
 * runs. Numbers that so few runs do not have are null. Names of times end with {@code seconds}; everything else can be repeated exactly when only
 * iterations are limited.
 */
final class CompareJson {
    private CompareJson() {}

    static void write(Comparison asked, PuzzleComparison comparison, String status, OutputStream out)
            throws IOException {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("status", status);
        tree.put("puzzle", comparison.puzzle());
        tree.put("coverable", comparison.puzzle().region().mandatorySize());
        tree.put("proven", proven(comparison));
        tree.put(
                "methods",
                comparison.methods().stream()
                        .map(method -> method(comparison, method))
                        .toList());
        tree.put("seed", asked.limits().seed());
        tree.put("threads", asked.elsewhere() ? null : asked.threads());
        JsonLine.write(tree, out);
    }

    /** All puzzles together. */
    static Object summary(Comparison asked, ComparisonSummary summary, String status) {
        return new Summary(
                status,
                new RecordFields.Named(RecordFields.of(summary)),
                asked.limits().seed(),
                asked.elsewhere() ? null : asked.threads());
    }

    private record Summary(String status, RecordFields.Named summary, long seed, Integer threads) {}

    private static Map<String, Object> proven(PuzzleComparison comparison) {
        Proven proven = comparison.proven();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("status", proven.status());
        tree.put("at_most", proven.atMost());
        tree.put("optimum", comparison.isOptimumKnown());
        tree.put("evidence", Optional.of(proven.evidence()).filter(word -> !word.isEmpty()));
        tree.put("reason", Optional.of(proven.reason()).filter(words -> !words.isEmpty()));
        tree.put("nodes", proven.work().nodes());
        tree.put("seconds", proven.work().seconds());
        return tree;
    }

    private static Map<String, Object> method(PuzzleComparison comparison, MethodResult tried) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("method", tried.method());
        if (tried.refusal().isPresent()) {
            tree.put("refused", tried.refusal());
            return tree;
        }
        Statistics numbers = tried.statistics();
        tree.put("cost_counts", tried.costWords());
        tree.put("source", tried.source());
        tree.put("checked", tried.source().map(file -> tried.checked()));
        tree.put("run_count", numbers.runs());
        tree.put(new TargetWords(comparison).field(), numbers.successes());
        tree.put("success_interval", interval(tried.successInterval()));
        tree.put("mean_covered", number(numbers.meanCovered()));
        tree.put("deviation_covered", number(numbers.deviationCovered()));
        tree.put("best_covered", numbers.bestCovered().orElse(null));
        tree.put("gap", comparison.gap(tried).orElse(null));
        tree.put("mean_cost", number(numbers.meanCost()));
        tree.put(
                "mean_cost_interval",
                interval(numbers.costInterval()
                        .map(each -> new ConfidenceInterval(Math.max(0, each.low()), each.high()))));
        tree.put("mean_iterations", number(numbers.meanIterations()));
        tree.put("median_iterations_to_target", number(numbers.medianIterations()));
        tree.put("median_iterations_since_restart", number(numbers.medianSinceRestart()));
        tree.put("median_restarts_to_target", number(numbers.medianRestarts()));
        tree.put("median_seconds", number(numbers.medianSeconds()));
        tree.put("difference", Differences.of(comparison).flatMap(tests -> tests.of(tried)));
        tree.put("runs", tried.runs().stream().map(CompareJson::run).toList());
        tree.put(
                "refutations",
                tried.refuted().stream()
                        .map(run -> new Refutation(run.number(), run.seed().orElse(null), run.refutation()))
                        .toList());
        tree.put(
                "best",
                tried.best()
                        .flatMap(RunResult::best)
                        .map(best -> RecordFields.of(PackingAnswer.of(best, comparison.puzzle()))));
        return tree;
    }

    private static List<Double> interval(Optional<ConfidenceInterval> interval) {
        return interval.map(ends -> List.of(ends.low(), ends.high())).orElse(null);
    }

    private static Map<String, Object> run(RunResult run) {
        Moment end = run.claim().end();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("run", run.number());
        tree.put("seed", run.seed().orElse(null));
        tree.put("status", run.status());
        tree.put("limit", run.stoppedBy());
        tree.put("covered", run.covered().orElse(null));
        tree.put("cost", run.cost().orElse(null));
        tree.put("iterations", end.iterations().orElse(null));
        tree.put("iterations_since_restart", end.sinceRestart().orElse(null));
        tree.put("restarts", end.restarts().orElse(null));
        tree.put("moves", run.local().map(LocalRun::moves));
        tree.put("seconds", end.seconds().orElse(null));
        return tree;
    }

    private record Refutation(int run, Long seed, Optional<String> reason) {}

    private static Object number(OptionalDouble value) {
        return value.isPresent() ? value.getAsDouble() : null;
    }
}
