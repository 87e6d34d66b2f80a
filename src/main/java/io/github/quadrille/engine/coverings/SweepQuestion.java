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
 * The question whether a covering is worth at least a number, asked as one of cost. By the weights of a {@link LinearBound} a
 * covering is worth what the board and the allowed pieces weigh, less what it loses: the weights of cells left open and of
 * pieces not used, and what its pieces weigh more than they are worth. So it may lose no more than the bound exceeds the
 * number by.
 *
 * @param prices in units
 * @param unit how many parts of the bound's weights are one
 */
record SweepQuestion(PricedCover prices, long unit) {
    /** Empty when the prices are too large for the sweep, or the bound alone says no. */
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

    /** What cannot be paid may be no multiple of the unit, and must not seem cheaper by that. */
    private static int[] prices(LongStream parts, long budget, long unit) {
        return parts.mapToInt(price -> price > budget ? PricedCover.NEVER : (int) (price / unit))
                .toArray();
    }
}
