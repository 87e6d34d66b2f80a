package io.github.quadrille.lab.local.genetic;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Draws some individuals, each from the whole population, and takes the fittest. The larger the tournament, the harder
 * it is to become a parent.
 *
 * @param size how many are drawn; 1 is blind choice
 */
public record Tournament(int size) implements ParentSelection {
    /**
     * @throws IllegalArgumentException for a size below 1
     */
    public Tournament {
        if (size < 1) {
            throw new IllegalArgumentException("A tournament of %d has no winner. Maybe use 2.".formatted(size));
        }
    }

    @Override
    public Individual select(List<Individual> population, RandomGenerator random) {
        Individual winner = draw(population, random);
        for (int i = 1; i < size; i++) {
            Individual rival = draw(population, random);
            winner = rival.fitness().isBetterThan(winner.fitness()) ? rival : winner;
        }
        return winner;
    }

    private static Individual draw(List<Individual> population, RandomGenerator random) {
        return population.get(random.nextInt(population.size()));
    }
}
