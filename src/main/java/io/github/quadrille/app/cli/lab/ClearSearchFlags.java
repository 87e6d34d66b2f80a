package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.TimeSpan;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.ExactSearch;
import io.github.quadrille.lab.clear.Heuristic;
import io.github.quadrille.lab.clear.HeuristicSearch;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.lab.clear.SequentialTargets;
import io.github.quadrille.lab.clear.choco.ChocoSearch;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say who plays the line-clearing game, and for how long. */
final class ClearSearchFlags {
    /** Who answers. */
    private enum Method {
        EXACT,
        CHOCO,
        ASTAR
    }

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--method",
            defaultValue = "exact",
            description = "exact (a search with bounds), choco (a constraint model, slower) or astar, which"
                    + " with --all removes one token after another (default: ${DEFAULT-VALUE}).")
    private Method method;

    @Option(
            names = "--heuristic",
            description =
                    "For --method astar: published (to the letter; may return too many moves, or none), remeasured"
                            + " (the same with distances measured anew), admissible or none (default: published).")
    private Heuristic heuristic;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            description = "Stop after this time, such as 30s (or 30), 500ms or 2m (default: none).")
    private Duration timeLimit;

    @Option(
            names = "--node-limit",
            paramLabel = "N",
            description = "Stop after N nodes; with --compare per board and method.")
    private Long nodeLimit;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description =
                    "How many threads may search, with --method exact; the answer is the same (default: one per core, but"
                            + " one with --node-limit, so that it repeats exactly).")
    private Integer threads;

    /** Says what does not go together. */
    void check(boolean all) {
        if (all && method == Method.CHOCO) {
            throw new InvalidOptions(spec, "--method choco removes one target. Maybe use exact or astar for --all.");
        }
        if (heuristic != null && method != Method.ASTAR) {
            throw new InvalidOptions(spec, "--heuristic is for --method astar only. Maybe add that.");
        }
        if (threads != null && method != Method.EXACT) {
            throw new InvalidOptions(spec, "--threads is for --method exact only. Maybe leave one of them out.");
        }
        if (threads != null && threads < 1) {
            throw new InvalidOptions(spec, "%d threads cannot work. Maybe use 1 or more.".formatted(threads));
        }
        if (nodeLimit != null && nodeLimit < 0) {
            throw new InvalidOptions(spec, "A limit of %d nodes is none. Maybe use 1 or more.".formatted(nodeLimit));
        }
    }

    boolean isByDefault() {
        return method == Method.EXACT && threads == null;
    }

    Limits limits() {
        return Limits.NONE
                .withTime(Optional.ofNullable(timeLimit))
                .withNodes(Optional.ofNullable(nodeLimit).orElse(Long.MAX_VALUE))
                .withThreads(Optional.ofNullable(threads).orElse(nodeLimit == null ? Limits.NONE.threads() : 1));
    }

    Outcome outcome(Board board, boolean all, Listener listener) {
        return switch (method) {
            case EXACT -> ExactSearch.solve(board, limits(), listener);
            case CHOCO -> ChocoSearch.solve(board, limits(), listener);
            case ASTAR ->
                all
                        ? SequentialTargets.solve(board, heuristic(), limits(), listener)
                        : HeuristicSearch.solve(board, heuristic(), limits(), listener);
        };
    }

    private Heuristic heuristic() {
        return heuristic == null ? Heuristic.PUBLISHED : heuristic;
    }
}
