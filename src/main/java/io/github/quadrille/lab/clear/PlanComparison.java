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
 * Compares the proven answer for a board with the answers of A* searches that follow heuristics.
 *
 * @param followers the result for each heuristic, in the order in which the heuristics were given
 */
public record PlanComparison(Outcome exact, Map<Heuristic, Follower> followers) {
    public PlanComparison {
        followers = Collections.unmodifiableMap(new LinkedHashMap<>(followers));
    }

    /**
     * A {@code Follower} is the result of a search that followed a heuristic.
     *
     * @param estimate the heuristic's estimate for the start position, rounded down to whole moves; empty when the
     *     estimate is infinite, and when there are several targets, which are removed one after another
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

    /**
     * Runs all searches. The limits apply to each search alone. Each search uses one thread, so that a repeated
     * comparison gives the same numbers of nodes.
     */
    public static PlanComparison of(
            Board board, List<Heuristic> heuristics, Ties ties, Limits limits, Listener listener) {
        Map<Heuristic, Follower> followers = new LinkedHashMap<>();
        Outcome exact = ExactSearch.solve(board, limits.withThreads(1), listener);
        heuristics.forEach(
                heuristic -> followers.put(heuristic, Follower.of(board, heuristic, ties, limits, listener)));
        return new PlanComparison(exact, followers);
    }

    /**
     * Returns the difference between an estimate and the smallest number of moves. It is negative if the estimate is
     * too low. The result is empty if one of the two numbers is not known.
     */
    public Optional<Integer> overestimate(Follower follower) {
        return exact instanceof Outcome.Solved solved
                ? follower.estimate().map(moves -> moves - solved.moves().size())
                : Optional.empty();
    }
}
