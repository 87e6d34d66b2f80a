package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.engine.argument.LinearBound;
import io.github.quadrille.engine.budget.PricedCover;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Asks whether a covering is worth at least a given number, as a question of cost. The weights are those of a {@link
 * LinearBound}. A covering is worth the weight of the board and of all allowed pieces, less what the covering loses. It
 * loses the weights of open cells and of unused pieces. It also loses the amount by which the pieces laid weigh more
 * than they are worth. So a covering worth at least the number can lose at most the bound minus the number.
 *
 * @param prices the prices of options, cells and kinds, and the budget, all divided by the unit
 * @param unit the greatest common divisor of all prices within the budget, before they are divided
 */
record SweepQuestion(PricedCover prices, long unit) {
    /**
     * Returns the question for a number. It is empty when the budget is too large, or when the puzzle has rules about
     * several pieces. It is also empty when the bound alone shows that no covering is worth the number.
     */
    static Optional<SweepQuestion> of(ExactCover problem, Goal.Cover goal, LinearBound bound, long least) {
        long budget = bound.total() - bound.denominator() * least;
        if (budget < 0 || budget >= PricedCover.NEVER || problem.hasRows()) {
            return Optional.empty();
        }
        long[] options = IntStream.range(0, problem.options())
                .mapToLong(option -> bound.excess(problem, goal, option))
                .toArray();
        long unit = PricedCover.unit(
                budget,
                Stream.of(Arrays.stream(options), longs(bound.cells()), longs(bound.kinds()))
                        .flatMapToLong(each -> each));
        PricedCover prices = new PricedCover(
                problem,
                prices(Arrays.stream(options), budget, unit),
                prices(longs(bound.cells()), budget, unit),
                prices(longs(bound.kinds()), budget, unit),
                (int) (budget / unit));
        return Optional.of(new SweepQuestion(prices, unit));
    }

    private static LongStream longs(List<Long> numbers) {
        return numbers.stream().mapToLong(number -> number);
    }

    /**
     * Converts prices to units. A price within the budget is a multiple of the unit. A greater price need not be, so it
     * becomes {@code NEVER}, because rounding could make it seem cheaper.
     */
    private static int[] prices(LongStream parts, long budget, long unit) {
        return parts.mapToInt(price -> price > budget ? PricedCover.NEVER : (int) (price / unit))
                .toArray();
    }
}
