package io.github.quadrille.clear;

import io.github.quadrille.limit.Limits;
import java.util.Optional;

/**
 * The proven answer about a board beside the published search's.
 *
 * @param estimate what the published heuristic says at the root, rounded down to whole moves; none when it is infinite
 */
public record PlanComparison(Outcome exact, Outcome published, Optional<Integer> estimate) {

    /** Runs both, each within the limits. */
    public static PlanComparison of(Board board, Limits limits, GameListener listener) {
        double estimate = Heuristic.PUBLISHED.atRoot(board);
        return new PlanComparison(
                ExactSearch.solve(board, limits, listener),
                HeuristicSearch.solve(board, Heuristic.PUBLISHED, limits, listener),
                Double.isInfinite(estimate) ? Optional.empty() : Optional.of((int) estimate));
    }

    /** By how many moves the estimate exceeds the optimum, where both are known; negative where it is below. */
    public Optional<Integer> overestimate() {
        return exact instanceof Outcome.Solved solved
                ? estimate.map(moves -> moves - solved.moves().size())
                : Optional.empty();
    }
}
