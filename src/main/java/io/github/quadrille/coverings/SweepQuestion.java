package io.github.quadrille.coverings;

import io.github.quadrille.argument.LinearBound;
import io.github.quadrille.budget.PricedCover;
import io.github.quadrille.exactcover.ExactCover;
import io.github.quadrille.puzzle.Goal;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The question whether a covering is worth at least a number, asked as one of cost. By the weights of a {@link LinearBound} a
 * covering is worth what the board and the allowed pieces weigh, less what it loses: the weights of cells left open and of
 * pieces not used, and what its pieces weigh more than they are worth. So it may lose no more than the bound exceeds the
 * number by.
 */
final class SweepQuestion {
    private SweepQuestion() {}

    /** Empty when the prices are too large for the sweep, or the bound alone says no. */
    static Optional<PricedCover> of(ExactCover problem, Goal.Cover goal, LinearBound bound, long least) {
        long budget = bound.total() - bound.denominator() * least;
        if (budget < 0 || budget >= PricedCover.NEVER) {
            return Optional.empty();
        }
        return Optional.of(new PricedCover(
                problem,
                IntStream.range(0, problem.options())
                        .map(option -> price(bound.excess(problem, goal, option)))
                        .toArray(),
                bound.cells().stream().mapToInt(SweepQuestion::price).toArray(),
                bound.kinds().stream().mapToInt(SweepQuestion::price).toArray(),
                (int) budget));
    }

    private static int price(long parts) {
        return (int) Math.min(PricedCover.NEVER, parts);
    }
}
