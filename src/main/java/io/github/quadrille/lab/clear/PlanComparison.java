package io.github.quadrille.lab.clear;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import java.util.Optional;

/** The proven answer about a board beside those of the published search, and of the same with distances measured anew. */
public record PlanComparison(Outcome exact, Follower published, Follower remeasured) {
    /**
     * What a search found that followed a heuristic.
     *
     * @param estimate what the heuristic says at the root, rounded down to whole moves; none when it is infinite, and
     *     when all blue tokens are removed one after another
     */
    public record Follower(Outcome outcome, Optional<Integer> estimate) {
        private static Follower of(Board board, Heuristic heuristic, Limits limits, Listener listener) {
            if (!board.hasOneTarget()) {
                return new Follower(SequentialTargets.solve(board, heuristic, limits, listener), Optional.empty());
            }
            double estimate = heuristic.atRoot(board);
            return new Follower(
                    HeuristicSearch.solve(board, heuristic, limits, listener),
                    Double.isInfinite(estimate) ? Optional.empty() : Optional.of((int) estimate));
        }
    }

    /** Runs all, each within the limits and on one thread, so that nodes are the same each time. */
    public static PlanComparison of(Board board, Limits limits, Listener listener) {
        return new PlanComparison(
                ExactSearch.solve(board, limits.withThreads(1), listener),
                Follower.of(board, Heuristic.PUBLISHED, limits, listener),
                Follower.of(board, Heuristic.REMEASURED, limits, listener));
    }

    /** By how many moves an estimate exceeds the optimum, where both are known; negative where it is below. */
    public Optional<Integer> overestimate(Follower follower) {
        return exact instanceof Outcome.Solved solved
                ? follower.estimate().map(moves -> moves - solved.moves().size())
                : Optional.empty();
    }
}
