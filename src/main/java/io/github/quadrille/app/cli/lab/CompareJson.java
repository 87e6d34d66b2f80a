package io.github.quadrille.app.cli.lab;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.lab.compare.Comparison;
import io.github.quadrille.lab.compare.ConfidenceInterval;
import io.github.quadrille.lab.compare.Differences;
import io.github.quadrille.lab.compare.Differences.Difference;
import io.github.quadrille.lab.compare.MethodResult;
import io.github.quadrille.lab.compare.Proven;
import io.github.quadrille.lab.compare.PuzzleComparison;
import io.github.quadrille.lab.compare.RunResult;
import io.github.quadrille.lab.compare.RunResult.RefutedClaim;
import io.github.quadrille.lab.compare.Statistics;
import io.github.quadrille.lab.compare.TargetWords;
import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

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

    private static Map<String, Object> proven(PuzzleComparison comparison) {
        Proven proven = comparison.proven();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("status", proven.status().word());
        tree.put("at_most", proven.atMost());
        tree.put("optimum", comparison.isOptimumKnown());
        if (!proven.evidence().isEmpty()) {
            tree.put("evidence", proven.evidence());
        }
        if (!proven.reason().isEmpty()) {
            tree.put("reason", proven.reason());
        }
        tree.put("nodes", proven.nodes());
        tree.put("seconds", proven.seconds());
        return tree;
    }

    private static Map<String, Object> method(PuzzleComparison comparison, MethodResult result) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("method", result.method());
        if (result instanceof MethodResult.Refused refused) {
            tree.put("refused", refused.sentence());
        } else if (result instanceof MethodResult.Tried tried) {
            Statistics numbers = tried.statistics();
            tree.put("cost_counts", tried.costWords());
            tried.source().ifPresent(file -> {
                tree.put("source", file);
                tree.put("checked", tried.checked());
            });
            tree.put("run_count", numbers.runs());
            tree.put(new TargetWords(comparison).field(), numbers.successes());
            tree.put(
                    "success_interval",
                    tried.successInterval().map(CompareJson::interval).orElse(null));
            tree.put("mean_covered", number(numbers.meanCovered()));
            tree.put("deviation_covered", number(numbers.deviationCovered()));
            tree.put("best_covered", number(numbers.bestCovered()));
            tree.put("gap", number(comparison.gap(tried)));
            tree.put("mean_cost", number(numbers.meanCost()));
            tree.put(
                    "mean_cost_interval",
                    numbers.costInterval().map(CompareJson::interval).orElse(null));
            tree.put("mean_iterations", number(numbers.meanIterations()));
            tree.put("median_iterations_to_target", number(numbers.medianIterations()));
            tree.put("median_iterations_since_restart", number(numbers.medianSinceRestart()));
            tree.put("median_restarts_to_target", number(numbers.medianRestarts()));
            tree.put("median_seconds", number(numbers.medianSeconds()));
            Differences.of(comparison)
                    .ifPresent(tests -> tests.of(tried)
                            .ifPresent(row -> tree.put(
                                    "difference", difference(tests.reference().method(), row))));
            tree.put("runs", tried.runs().stream().map(CompareJson::run).toList());
            tree.put(
                    "refutations",
                    tried.refutations().stream().map(CompareJson::refutation).toList());
            tried.best()
                    .flatMap(RunResult::best)
                    .ifPresent(best -> tree.put("best", packing(comparison.puzzle(), best)));
        }
        return tree;
    }

    private static List<Double> interval(ConfidenceInterval interval) {
        return List.of(interval.low(), interval.high());
    }

    private static Map<String, Object> difference(String against, Difference row) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("against", against);
        tree.put("success_p", number(row.success()));
        tree.put("success_p_holm", number(row.successCorrected()));
        tree.put("ranked", row.measure().word());
        tree.put("rank_p", number(row.rank()));
        tree.put("rank_p_holm", number(row.rankCorrected()));
        return tree;
    }

    private static Map<String, Object> run(RunResult run) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("run", run.number());
        tree.put("seed", number(run.seed()));
        tree.put("status", run.status());
        run.stoppedBy().ifPresent(limit -> tree.put("limit", limit.name().toLowerCase(Locale.ROOT)));
        tree.put("covered", number(run.covered()));
        tree.put("cost", number(run.cost()));
        tree.put("iterations", number(run.claim().iterations()));
        tree.put("iterations_since_restart", number(run.claim().sinceRestart()));
        tree.put("restarts", number(run.claim().restarts()));
        run.local().ifPresent(local -> tree.put("moves", local.moves()));
        tree.put("seconds", number(run.claim().seconds()));
        return tree;
    }

    private static Map<String, Object> refutation(RefutedClaim refutedClaim) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("run", refutedClaim.run());
        tree.put("seed", number(refutedClaim.seed()));
        tree.put("reason", refutedClaim.sentence());
        return tree;
    }

    private static Map<String, Object> packing(Puzzle puzzle, Packing packing) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("pieces", packing.pieces().stream().map(CompareJson::piece).toList());
        tree.put("picture", packing.picture(puzzle));
        return tree;
    }

    private static Map<String, Object> piece(Placement piece) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("kind", piece.kind());
        tree.put(
                "cells",
                piece.cells().stream()
                        .map(cell -> List.of(cell.row(), cell.column()))
                        .toList());
        return tree;
    }

    private static Object number(OptionalDouble value) {
        return value.isPresent() ? value.getAsDouble() : null;
    }

    private static Object number(OptionalLong value) {
        return value.isPresent() ? value.getAsLong() : null;
    }

    private static Object number(OptionalInt value) {
        return value.isPresent() ? value.getAsInt() : null;
    }
}
