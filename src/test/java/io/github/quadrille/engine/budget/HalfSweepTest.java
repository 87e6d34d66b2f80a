package io.github.quadrille.engine.budget;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.engine.budget.BudgetSearch.SweepLimits;
import io.github.quadrille.testing.Rounds;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HalfSweepTest {
    @Test
    void with_half_the_budget_to_the_middle_only_what_is_not_there_is_refuted() {
        Random random = new Random(5);
        int rounds = Rounds.of(12, 120);
        int refuted = 0;
        for (int i = 0; i < rounds; i++) {
            PricedCover prices = turnedRound(random);
            int cheapest = RandomPrices.cheapest(prices).orElse(100);
            for (int budget = Math.max(1, cheapest - 4); budget <= cheapest + 1; budget++) {
                PricedCover asked = RandomPrices.within(prices, budget);
                if (answer(asked, 1 + random.nextInt(50)) == HalfSweep.Answer.REFUTED) {
                    assertThat(cheapest).isGreaterThan(budget);
                    refuted++;
                }
            }
        }
        assertThat(refuted).isGreaterThan(rounds / 2);
    }

    /** Returns the answer of a sweep that pauses after each batch of this many states. */
    private static HalfSweep.Answer answer(PricedCover prices, int states) {
        HalfSweep sweep = HalfSweep.of(prices, () -> {}).orElseThrow();
        HalfSweep.Answer answer = HalfSweep.Answer.NOT_YET;
        while (answer == HalfSweep.Answer.NOT_YET) {
            answer = sweep.goOn(states, BudgetSearchTest.NONE);
        }
        return answer;
    }

    @Test
    void turns_meet_the_states_that_one_turn_meets() {
        PricedCover snakes = BudgetSearchTest.snakes(6);
        HalfSweep whole = HalfSweep.of(snakes, () -> {}).orElseThrow();
        HalfSweep inTurns = HalfSweep.of(snakes, () -> {}).orElseThrow();
        HalfSweep.Answer answer = whole.goOn(Long.MAX_VALUE / 2, BudgetSearchTest.NONE);
        while (inTurns.goOn(10, BudgetSearchTest.NONE) == HalfSweep.Answer.NOT_YET) {}
        assertThat(inTurns.goOn(10, BudgetSearchTest.NONE)).isEqualTo(answer);
        assertThat(inTurns.states()).isEqualTo(whole.states());
    }

    @Test
    void too_many_states_of_a_cell_leave_it_open() {
        SweepLimits few = new SweepLimits(20, false, Long.MAX_VALUE, 1 << 20, 1);
        HalfSweep sweep = HalfSweep.of(BudgetSearchTest.snakes(10), () -> {}).orElseThrow();
        assertThat(sweep.goOn(1_000_000, few)).isEqualTo(HalfSweep.Answer.OPEN);
    }

    /**
     * Returns random prices of L trominoes and dominoes on a box of up to 5x4. A half-turn of the box leaves the prices
     * unchanged.
     */
    private static PricedCover turnedRound(Random random) {
        Region box = Region.rectangle(3 + random.nextInt(3), 3 + random.nextInt(2));
        Bag bag = new Bag(List.of(
                new Supply(BuiltInKinds.find("V3").orElseThrow(), new CountRange(random.nextInt(2), 3)),
                new Supply(BuiltInKinds.find("I2").orElseThrow(), CountRange.ANY)));
        ExactCover cover = new PlacementTable(new Puzzle("turned", box, PieceSymmetry.FREE, bag), () -> {}).cover();
        int[] open = new int[cover.cells()];
        for (int cell = 0; cell < open.length; cell++) {
            int turned = open.length - 1 - cell;
            open[cell] = turned < cell ? open[turned] : random.nextInt(8) == 0 ? PricedCover.NEVER : random.nextInt(7);
        }
        int[] byCells = random.ints(100, 0, 5).toArray();
        int[] options = IntStream.range(0, cover.options())
                .map(option -> {
                    int[] cells = cover.cellsOf(option);
                    int sum = IntStream.of(cells)
                            .map(cell -> Math.min(cell, open.length - 1 - cell))
                            .sum();
                    return byCells[sum % byCells.length];
                })
                .toArray();
        return new PricedCover(cover, options, open, new int[] {random.nextInt(2), 0}, 0);
    }

    @Test
    void halves_that_are_not_alike_are_seen() {
        ExactCover cover = BudgetSearchTest.cover(
                Region.rectangle(4, 4), BuiltInKinds.find("S").orElseThrow());
        int[] open = new int[16];
        assertThat(HalfSweep.of(BudgetSearchTest.priced(cover, open), () -> {})).isPresent();
        open[3] = 1;
        assertThat(HalfSweep.of(BudgetSearchTest.priced(cover, open), () -> {})).isEmpty();
    }
}
