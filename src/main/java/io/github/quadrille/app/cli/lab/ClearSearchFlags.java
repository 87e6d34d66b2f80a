package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.QuestionFlags;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.ExactSearch;
import io.github.quadrille.lab.clear.Heuristic;
import io.github.quadrille.lab.clear.HeuristicSearch;
import io.github.quadrille.lab.clear.HeuristicSearch.Ties;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.lab.clear.SequentialTargets;
import io.github.quadrille.lab.clear.choco.ChocoSearch;
import java.util.List;

/** Declares the options that say which method plays the line-clearing game, and for how long. */
final class ClearSearchFlags extends Flags {
    /** Names the methods that can clear a board. */
    private enum Method {
        EXACT,
        CHOCO,
        ASTAR
    }

    private final Flag<Method> method = option(Parameter.constant(
            "method",
            Method.EXACT,
            "exact (a search with bounds), choco (a constraint model, slower) or astar (A*; with --all it removes one"
                    + " token after another)."));

    final Flag<Boolean> compare =
            flag("--compare", "Compare A* and its heuristics with the proven optimum, a line for each board.");

    private final Flag<List<Heuristic>> heuristics = choices(
                    "--heuristic",
                    Heuristic.class,
                    "The heuristic of --method astar: published (may return too many moves, or none), unweighted"
                            + " (published without its factor 1.001), between (distances a step shorter), remeasured"
                            + " (distances measured on every position), gaps (a piece for each empty square of the"
                            + " line), admissible or none (default: published). For --compare several, with commas"
                            + " between (default: published,between).")
            .under(Heading.SEARCH);

    final Flag<Ties> ties = option(Parameter.constant(
                    "ties",
                    Ties.NEWEST,
                    "For --method astar and --compare: of positions with equal estimates, look at the newest or at the"
                            + " oldest first. The published system does not say which.")
            .under(Heading.SEARCH));

    private final QuestionFlags limits =
            with(new QuestionFlags(List.of(Parameter.TIME_LIMIT, Parameter.NODES, Parameter.THREADS)));

    private final Flag<Long> nodes =
            limits.flag(Parameter.NODES).described("Stop after N nodes; with --compare per board and method.");

    private final Flag<Long> threads = limits.flag(Parameter.THREADS)
            .described(
                    "How many threads may search with --method exact (default: one per core; with --node-limit one, so"
                            + " that the search repeats exactly). The answer does not depend on it.");

    ClearSearchFlags() {
        limits.flag(Parameter.TIME_LIMIT)
                .described("Stop after this time, such as 30s (or 30), 500ms or 2m (default: none).");
        needs(
                heuristics,
                "--heuristic is for --method astar and for --compare. Add one of them.",
                method.is(Method.ASTAR),
                compare);
        needs(
                ties,
                "--ties is for --method astar and for --compare. Add one of them.",
                method.is(Method.ASTAR),
                compare);
        rule(() -> {
            if (!compare.isSaid() && heuristics().size() > 1) {
                throw invalid("--method astar follows one heuristic, not %d. Use --compare for several."
                        .formatted(heuristics().size()));
            }
        });
        needs(threads, "--threads is for --method exact only. Leave one of them out.", method.is(Method.EXACT));
    }

    /**
     * Refuses a method that can only remove one target, if all blue tokens have to go.
     *
     * @param all whether all blue tokens have to go
     */
    void check(boolean all) {
        if (all && method.value() == Method.CHOCO) {
            throw invalid("--method choco removes one target. Use exact or astar for --all.");
        }
    }

    boolean isByDefault() {
        return method.value() == Method.EXACT && !threads.isSaid();
    }

    Limits limits() {
        return nodes.isSaid() && !threads.isSaid() ? limits.limits().withThreads(1) : limits.limits();
    }

    Outcome outcome(Board board, boolean all, Listener listener) {
        return switch (method.value()) {
            case EXACT -> ExactSearch.solve(board, limits(), listener);
            case CHOCO -> ChocoSearch.solve(board, limits(), listener);
            case ASTAR ->
                all
                        ? SequentialTargets.solve(board, heuristic(), ties.value(), limits(), listener)
                        : HeuristicSearch.solve(board, heuristic(), ties.value(), limits(), listener);
        };
    }

    private Heuristic heuristic() {
        return heuristics().isEmpty() ? Heuristic.PUBLISHED : heuristics().get(0);
    }

    /**
     * Returns the heuristics that {@code --compare} tries. If the user names none, these are the published heuristic
     * and {@code BETWEEN}.
     */
    List<Heuristic> compared() {
        return heuristics().isEmpty() ? List.of(Heuristic.PUBLISHED, Heuristic.BETWEEN) : heuristics();
    }

    private List<Heuristic> heuristics() {
        return heuristics.optional().orElse(List.of()).stream().distinct().toList();
    }
}
