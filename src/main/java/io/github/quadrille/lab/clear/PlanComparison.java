package io.github.quadrille.lab.clear;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.lab.clear.HeuristicSearch.Ties;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Compares the proven answer about a board with the answers that A* finds with some heuristics.
 *
 * @param followers the results by heuristic, in the order of the list of heuristics
 */
public record PlanComparison(Outcome exact, Map<Heuristic, Follower> followers) {
    public PlanComparison {
        followers = Collections.unmodifiableMap(new LinkedHashMap<>(followers));
    }

    /**
     * A {@code Follower} is the result of a search that followed a heuristic.
     *
     * @param estimate the heuristic's estimate at the root, rounded down to whole moves; empty when it is infinite, and
     *     when all blue tokens are removed one after another
     */
    public record Follower(Outcome outcome, Optional<Integer> estimate) {
        private static Follower of(Board board, Heuristic heuristic, Ties ties, Limits limits, Listener listener) {
            if (!board.hasOneTarget()) {
                return new Follower(
                        SequentialTargets.solve(board, heuristic, ties, limits, listener), Optional.empty());
            }
            double estimate = heuristic.atRoot(board);
            return new Follower(
                    HeuristicSearch.solve(board, heuristic, ties, limits, listener),
                    Double.isInfinite(estimate) ? Optional.empty() : Optional.of((int) estimate));
        }
    }

    /** Runs all searches, each within the limits and on one thread, so that the nodes are the same each time. */
    public static PlanComparison of(
            Board board, List<Heuristic> heuristics, Ties ties, Limits limits, Listener listener) {
        Map<Heuristic, Follower> followers = new LinkedHashMap<>();
        Outcome exact = ExactSearch.solve(board, limits.withThreads(1), listener);
        heuristics.forEach(
                heuristic -> followers.put(heuristic, Follower.of(board, heuristic, ties, limits, listener)));
        return new PlanComparison(exact, followers);
    }

    /**
     * Returns by how many moves an estimate exceeds the optimum, where both are known. It is negative where the
     * estimate is below.
     */
    public Optional<Integer> overestimate(Follower follower) {
        return exact instanceof Outcome.Solved solved
                ? follower.estimate().map(moves -> moves - solved.moves().size())
                : Optional.empty();
    }
}
