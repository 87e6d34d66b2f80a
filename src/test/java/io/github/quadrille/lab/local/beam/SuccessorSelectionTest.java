package io.github.quadrille.lab.local.beam;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.lab.local.beam.StochasticBeam.Draws;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SuccessorSelectionTest {
    @Test
    void without_chance_it_keeps_the_cheapest_of_different_costs_in_order() {
        assertThat(costs(select(3, 0, 5, 2, 2, 9, 1, 7, 5))).containsExactly(1, 2, 5);
    }

    @Test
    void of_equal_costs_it_keeps_the_first() {
        SuccessorSelection selection = select(3, 0, 5, 2, 2, 5, 2);
        assertThat(IntStream.range(0, selection.size()).map(selection::piece)).containsExactly(1, 0);
    }

    @Test
    void of_equal_costs_the_child_of_the_best_beam_stays_and_not_that_of_a_drawn_one() {
        SuccessorSelection selection = new SuccessorSelection(2, Draws.PUBLISHED);
        selection.begin(1, 4, new Scripted(0));
        double[] costs = {9, 7, 5, 8};
        IntStream.range(0, costs.length).forEach(n -> selection.consider(n, costs[n], 0, n, 0));
        selection.fill();
        assertThat(costs(selection)).as("the best beam and the drawn one").containsExactly(5, 9);
        selection.begin(1, 4, new Scripted(3));
        // Each beam has two children, and all cost the same.
        IntStream.range(0, 4).forEach(n -> selection.consider(n, 6, n / 2, n, 0));
        assertThat(selection.parent(0)).isZero();
    }

    @Test
    void it_keeps_fewer_when_there_are_not_enough_different_costs() {
        assertThat(select(10, 0, 4, 4, 4).size()).isEqualTo(1);
    }

    @Test
    void the_cheapest_come_first_and_drawn_ones_follow_which_are_different_successors() {
        double[] costs = new SplittableRandom(3).doubles(200).toArray();
        SuccessorSelection selection = select(50, 45, costs);
        assertThat(selection.size()).isEqualTo(50);
        double[] cheapest = Arrays.stream(costs).sorted().limit(5).toArray();
        assertThat(Arrays.copyOfRange(costs(selection), 0, 5)).containsExactly(cheapest);
        assertThat(IntStream.range(5, 50).map(selection::piece)).doesNotHaveDuplicates();
    }

    @Test
    void where_states_stay_different_drawn_ones_move_up_to_places_without_a_cost_of_their_own() {
        SuccessorSelection selection = new SuccessorSelection(4, Draws.DISTINCT);
        // Two places are for the cheapest successors of different costs, but there is only one cost. So one successor
        // is taken for its cost, and two are drawn: 0 and 2 of the three.
        selection.begin(2, 3, new Scripted(0, 2));
        IntStream.range(0, 3).forEach(n -> selection.consider(n, 4, 0, n, 0));
        selection.fill();
        assertThat(IntStream.range(0, selection.size()).map(selection::piece)).containsExactly(0, 0, 2);
    }

    @Test
    void everything_may_be_drawn() {
        SuccessorSelection selection = select(4, 4, 3, 1, 2, 0);
        assertThat(IntStream.range(0, 4).map(selection::piece)).containsExactly(0, 1, 2, 3);
    }

    @Test
    void as_published_the_cheapest_come_first_and_then_the_drawn_ones_as_drawn_one_of_them_twice() {
        // The generator draws 2, 0, 2.
        SuccessorSelection selection = new SuccessorSelection(4, Draws.PUBLISHED);
        selection.begin(3, 4, new Scripted(2, 0, 2));
        double[] costs = {7, 5, 9, 8};
        IntStream.range(0, costs.length).forEach(n -> selection.consider(n, costs[n], 0, n, 0));
        assertThat(IntStream.range(0, selection.size()).map(selection::piece)).containsExactly(1, 2, 0, 2);
    }

    @Test
    void as_published_the_worst_fills_the_places_for_which_there_are_no_different_costs() {
        SuccessorSelection selection = new SuccessorSelection(5, Draws.PUBLISHED);
        selection.begin(1, 4, new Scripted(0));
        double[] costs = {7, 5, 7, 5};
        IntStream.range(0, costs.length).forEach(n -> selection.consider(n, costs[n], 0, n, 0));
        selection.fill();
        assertThat(IntStream.range(0, selection.size()).map(selection::piece)).containsExactly(1, 0, 2, 2, 0);
        assertThat(costs(selection)).containsExactly(5, 7, 7, 7, 7);
    }

    @Test
    void where_states_stay_different_nothing_fills_up() {
        assertThat(select(10, 0, 4, 4, 4).size()).isEqualTo(1);
    }

    @Test
    void as_published_draws_are_independent_of_each_other() {
        int[] often = new int[4];
        SplittableRandom random = new SplittableRandom(1);
        SuccessorSelection selection = new SuccessorSelection(2, Draws.PUBLISHED);
        int twins = 0;
        for (int i = 0; i < 10_000; i++) {
            selection.begin(2, 4, random);
            IntStream.range(0, 4).forEach(n -> selection.consider(n, 0, 0, n, 0));
            IntStream.range(0, 2).forEach(slot -> often[selection.piece(slot)]++);
            twins += selection.piece(0) == selection.piece(1) ? 1 : 0;
        }
        assertThat(IntStream.of(often)).allMatch(times -> 4800 <= times && times <= 5200);
        assertThat(twins).isBetween(2350, 2650);
    }

    @Test
    void every_successor_has_the_same_chance_to_be_drawn() {
        int[] often = new int[10];
        SplittableRandom random = new SplittableRandom(1);
        SuccessorSelection selection = new SuccessorSelection(3, Draws.DISTINCT);
        for (int i = 0; i < 10_000; i++) {
            selection.begin(3, 10, random);
            IntStream.range(0, 10).forEach(n -> selection.consider(n, 0, 0, n, 0));
            IntStream.range(0, 3).forEach(slot -> often[selection.piece(slot)]++);
        }
        assertThat(IntStream.of(often)).allMatch(times -> 2800 <= times && times <= 3200);
    }

    @Test
    void it_agrees_with_sorting_everything() {
        SplittableRandom random = new SplittableRandom(5);
        for (int round = 0; round < 300; round++) {
            double[] costs = random.ints(1 + random.nextInt(80), 0, 1 + random.nextInt(60))
                    .asDoubleStream()
                    .toArray();
            int beams = 1 + random.nextInt(30);
            int share = random.nextInt(1 + Math.min(beams, costs.length));
            SuccessorSelection selection = select(beams, share, costs);
            double[] expected = Arrays.stream(costs)
                    .sorted()
                    .distinct()
                    .limit(beams - share)
                    .toArray();
            assertThat(selection.size()).isEqualTo(expected.length + share);
            assertThat(Arrays.copyOf(costs(selection), expected.length)).containsExactly(expected);
            Set<Integer> drawn = new HashSet<>();
            IntStream.range(0, selection.size()).forEach(slot -> {
                assertThat(selection.cost(slot)).isEqualTo(costs[selection.piece(slot)]);
                assertThat(slot < expected.length || drawn.add(selection.piece(slot)))
                        .isTrue();
            });
        }
    }

    /** Draws the numbers that it is given. */
    private static final class Scripted implements RandomGenerator {
        private final int[] numbers;
        private int next;

        private Scripted(int... numbers) {
            this.numbers = numbers;
        }

        @Override
        public int nextInt(int bound) {
            return numbers[next++];
        }

        @Override
        public long nextLong() {
            throw new AssertionError("Only nextInt is drawn.");
        }
    }

    /** Returns the selection from successors with these costs. The piece of a successor is its index. */
    private static SuccessorSelection select(int beams, int share, double... costs) {
        SuccessorSelection selection = new SuccessorSelection(beams, Draws.DISTINCT);
        selection.begin(share, costs.length, new SplittableRandom(1));
        IntStream.range(0, costs.length).forEach(n -> selection.consider(n, costs[n], 0, n, 0));
        selection.fill();
        return selection;
    }

    private static double[] costs(SuccessorSelection selection) {
        return IntStream.range(0, selection.size()).mapToDouble(selection::cost).toArray();
    }
}
