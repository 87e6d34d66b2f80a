package io.github.quadrille.lab.local.genetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrille.lab.local.genetic.Breeding.Individual;
import io.github.quadrille.lab.local.genetic.ParentSelection.FitnessProportionate;
import io.github.quadrille.lab.local.genetic.ParentSelection.Tournament;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class SelectionsTest {
    private static final int DRAWS = 20_000;
    private static final Offset<Double> CHANCE = within(0.015);

    @Test
    void a_tournament_of_one_is_blind() {
        assertThat(shares(new Tournament(1), 4, 3, 2, 1))
                .allSatisfy(share -> assertThat(share).isCloseTo(0.25, CHANCE));
    }

    @Test
    void a_tournament_of_two_misses_the_fittest_only_when_it_is_drawn_neither_time() {
        List<Double> shares = shares(new Tournament(2), 4, 3, 2, 1);
        assertThat(shares.get(0)).isCloseTo(7 / 16.0, CHANCE);
        assertThat(shares.get(1)).isCloseTo(5 / 16.0, CHANCE);
        assertThat(shares.get(2)).isCloseTo(3 / 16.0, CHANCE);
        assertThat(shares.get(3)).isCloseTo(1 / 16.0, CHANCE);
    }

    @Test
    void larger_tournaments_press_harder() {
        List<Double> shares = shares(new Tournament(3), 4, 3, 2, 1);
        assertThat(shares.get(0)).isCloseTo(37 / 64.0, CHANCE);
        assertThat(shares.get(3)).isCloseTo(1 / 64.0, CHANCE);
    }

    @Test
    void a_tournament_needs_someone() {
        assertThatThrownBy(() -> new Tournament(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A tournament of 0 has no winner. Use 2 or more.");
    }

    @Test
    void the_roulette_wheel_has_a_slot_as_wide_as_the_fitness() {
        List<Double> shares = shares(new FitnessProportionate(), 500, 300, 200, 0);
        assertThat(shares.get(0)).isCloseTo(0.5, CHANCE);
        assertThat(shares.get(1)).isCloseTo(0.3, CHANCE);
        assertThat(shares.get(2)).isCloseTo(0.2, CHANCE);
        assertThat(shares.get(3)).isZero();
    }

    @Test
    void negative_fitness_is_counted_from_the_lowest() {
        List<Double> shares = shares(new FitnessProportionate(), 100, 0, -100);
        assertThat(shares.get(0)).isCloseTo(2 / 3.0, CHANCE);
        assertThat(shares.get(1)).isCloseTo(1 / 3.0, CHANCE);
        assertThat(shares.get(2)).isZero();
    }

    @Test
    void where_all_are_equally_bad_the_wheel_is_fair() {
        assertThat(shares(new FitnessProportionate(), -7, -7))
                .allSatisfy(share -> assertThat(share).isCloseTo(0.5, CHANCE));
        assertThat(shares(new FitnessProportionate(), 0, 0))
                .allSatisfy(share -> assertThat(share).isCloseTo(0.5, CHANCE));
    }

    /** Returns the fraction of the draws in which each individual is chosen. */
    private static List<Double> shares(ParentSelection selection, long... values) {
        List<Individual> population = Arrays.stream(values)
                .mapToObj(value -> new Individual(Sequences.sorted(1), new Fitness(value, 0, 0)))
                .toList();
        Double[] shares = new Double[values.length];
        Arrays.fill(shares, 0.0);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < DRAWS; i++) {
            shares[population.indexOf(selection.select(population, random))] += 1.0 / DRAWS;
        }
        return List.of(shares);
    }
}
