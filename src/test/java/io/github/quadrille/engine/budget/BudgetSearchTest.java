package io.github.quadrille.engine.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.engine.budget.BudgetSearch.BudgetAnswer;
import io.github.quadrille.engine.budget.BudgetSearch.SweepLimits;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class BudgetSearchTest {
    static final SweepLimits NONE = new SweepLimits(Integer.MAX_VALUE, false, Long.MAX_VALUE, 1 << 28, 1);

    /**
     * Returns searches that must give the same answer: from one end and from both ends, with much memory and with
     * little. With little memory, a search forgets layers of states and makes them again.
     */
    private static Stream<BudgetSearch> searches(PricedCover prices) {
        SweepLimits forgetful = new SweepLimits(Integer.MAX_VALUE, false, Long.MAX_VALUE, 1000, 1);
        return Stream.of(
                BudgetSearch.fromOneEnd(prices, NONE, () -> {}),
                BudgetSearch.fromBothEnds(prices, NONE, () -> {}),
                BudgetSearch.fromOneEnd(prices, forgetful, () -> {}),
                BudgetSearch.fromBothEnds(prices, forgetful, () -> {}));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void a_solution_is_found_exactly_when_the_budget_is_no_less_than_the_cheapest_costs(long seed) {
        RandomPrices random = new RandomPrices(seed);
        for (int i = 0; i < Rounds.of(6, 200); i++) {
            PricedCover prices = random.prices(random.cover(), 60);
            OptionalInt cheapest = RandomPrices.cheapest(prices);
            for (int budget : new int[] {cheapest.orElse(0) - 1, cheapest.orElse(7), cheapest.orElse(30) + 3}) {
                if (budget >= 0) {
                    PricedCover asked = RandomPrices.within(prices, budget);
                    boolean isThere = cheapest.isPresent() && budget >= cheapest.getAsInt();
                    searches(asked).forEach(search -> check(search.answer(), asked, isThere));
                }
            }
        }
    }

    private static void check(BudgetAnswer answer, PricedCover asked, boolean isThere) {
        if (isThere) {
            assertThat(answer).isInstanceOf(BudgetAnswer.Within.class);
            assertThat(RandomPrices.cost(asked, (BudgetAnswer.Within) answer).orElseThrow())
                    .isLessThanOrEqualTo(asked.budget());
        } else {
            assertThat(answer).isInstanceOf(BudgetAnswer.None.class);
        }
    }

    static PricedCover priced(ExactCover cover, int... open) {
        return new PricedCover(cover, new int[cover.options()], open, new int[1], 3);
    }

    static ExactCover cover(Region region, Kind kind) {
        Bag bag = new Bag(List.of(new Supply(kind, CountRange.ANY)));
        return new PlacementTable(new Puzzle("gaps", region, PieceSymmetry.FREE, bag), () -> {}).cover();
    }

    /**
     * Returns the prices of S tetrominoes on a board of 8x8 cells. At most 14 tetrominoes fit, so at least eight cells
     * stay open.
     */
    static PricedCover snakes(int budget) {
        return gaps(cover(Region.rectangle(8, 8), BuiltInKinds.find("S").orElseThrow()), budget);
    }

    /** Returns prices at which pieces are free and an open cell costs 1. */
    private static PricedCover gaps(ExactCover cover, int budget) {
        return new PricedCover(
                cover,
                new int[cover.options()],
                IntStream.range(0, cover.cells()).map(cell -> 1).toArray(),
                new int[1],
                budget);
    }

    /**
     * Returns prices for a frontier that needs 67 bits: on a board with eleven columns, the first and the last cell of
     * a vertical bar are six rows, or 66 cells, apart.
     */
    private static PricedCover bars(int budget) {
        Kind bar = new Kind("bar", Polyform.drawn("X", "X", "X", "X", "X", "X", "X"));
        return gaps(cover(Region.rectangle(11, 11), bar), budget);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2})
    void too_small_a_budget_is_refuted_where_frontiers_are_wider_than_a_word(int budget) {
        check(BudgetSearch.fromOneEnd(bars(budget), NONE, () -> {}).answer(), bars(budget), false);
        check(BudgetSearch.fromBothEnds(bars(budget), NONE, () -> {}).answer(), bars(budget), false);
    }

    @Test
    void solutions_are_found_where_frontiers_are_wider_than_a_word() {
        SweepLimits few = new SweepLimits(500, true, Long.MAX_VALUE, 1 << 28, 1);
        check(BudgetSearch.fromBothEnds(bars(30), few, () -> {}).answer(), bars(30), true);
        check(BudgetSearch.fromOneEnd(bars(30), few, () -> {}).answer(), bars(30), true);
    }

    @Test
    void too_many_states_are_told() {
        PricedCover prices = snakes(10);
        SweepLimits few = new SweepLimits(20, false, Long.MAX_VALUE, 1 << 20, 1);
        assertThat(BudgetSearch.fromBothEnds(prices, few, () -> {}).answer())
                .isInstanceOf(BudgetAnswer.TooManyStates.class);
    }

    @Test
    void thinned_layers_lead_to_a_solution_or_prove_nothing() {
        SweepLimits few = new SweepLimits(20, true, Long.MAX_VALUE, 1 << 20, 1);
        PricedCover possible = snakes(24);
        assertThat(BudgetSearch.fromBothEnds(possible, few, () -> {}).answer()).isInstanceOf(BudgetAnswer.Within.class);
        PricedCover impossible = snakes(4);
        assertThat(BudgetSearch.fromBothEnds(impossible, few, () -> {}).answer())
                .isInstanceOf(BudgetAnswer.TooManyStates.class);
    }

    @Test
    void the_states_are_limited_to_the_last() {
        PricedCover prices = snakes(10);
        BudgetSearch search = BudgetSearch.fromBothEnds(
                prices, new SweepLimits(Integer.MAX_VALUE, false, 1234, 1 << 20, 1), () -> {});
        assertThat(search.answer()).isInstanceOf(BudgetAnswer.TooManyStates.class);
        assertThat(search.states()).isEqualTo(1234);
    }

    @Test
    void whoever_waits_can_give_up() {
        BudgetSearch search = BudgetSearch.fromOneEnd(snakes(10), NONE, () -> {
            throw new Stopped(Limit.TIME);
        });
        assertThatThrownBy(search::answer).isInstanceOf(Stopped.class);
    }

    /**
     * Returns a search for S tetrominoes on 10x10, with at most 14 open cells. If it is thinned, it keeps at most
     * 20,000 states of each layer.
     */
    private static BudgetSearch large(boolean thinned, long states, int threads, Runnable pause) {
        ExactCover cover =
                cover(Region.rectangle(10, 10), BuiltInKinds.find("S").orElseThrow());
        SweepLimits limits = new SweepLimits(thinned ? 20_000 : Integer.MAX_VALUE, thinned, states, 1 << 28, threads);
        return BudgetSearch.fromOneEnd(gaps(cover, 14), limits, pause);
    }

    @ParameterizedTest
    @CsvSource({"true, 9223372036854775807", "false, 9223372036854775807", "false, 300000", "true, 300000"})
    void several_threads_answer_as_one_does(boolean thinned, long states) {
        BudgetSearch one = large(thinned, states, 1, () -> {});
        BudgetSearch three = large(thinned, states, 3, () -> {});
        assertThat(three.answer()).isEqualTo(one.answer());
        assertThat(three.states()).isEqualTo(one.states());
    }

    @Test
    void whoever_waits_for_several_threads_can_give_up() {
        AtomicInteger looks = new AtomicInteger();
        BudgetSearch search = large(false, Long.MAX_VALUE, 2, () -> {
            if (looks.incrementAndGet() == 60) {
                throw new Stopped(Limit.TIME);
            }
        });
        assertThatThrownBy(search::answer).isInstanceOf(Stopped.class);
    }
}
