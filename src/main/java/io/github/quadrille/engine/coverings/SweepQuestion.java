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
 * Asks whether a covering is worth at least a number, as a question of cost. The weights are those of a {@link
 * LinearBound}. A covering is worth what the board and the allowed pieces weigh, less what it loses. It loses the
 * weights of open cells and unused pieces, and the weight of its pieces beyond their worth. So a covering that is worth
 * the number may lose at most the amount by which the bound exceeds the number.
 *
 * @param prices the prices of options, cells and kinds, and the budget, all in units
 * @param unit how many parts of the bound's weights make one unit
 */
record SweepQuestion(PricedCover prices, long unit) {
    /**
     * Returns the question for a number. It is empty when the prices are too large for the sweep, when the puzzle has
     * rules, or when the bound alone says no.
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
     * Converts prices to units. A price beyond the budget need not be a multiple of the unit, and rounding must not
     * make it seem cheaper.
     */
    private static int[] prices(LongStream parts, long budget, long unit) {
        return parts.mapToInt(price -> price > budget ? PricedCover.NEVER : (int) (price / unit))
                .toArray();
    }
}
