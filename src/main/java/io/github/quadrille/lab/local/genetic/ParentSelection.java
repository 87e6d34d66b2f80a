package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.genetic.Breeding.Individual;
import java.util.List;
import java.util.random.RandomGenerator;

/** A {@code ParentSelection} chooses the parents of children. */
public sealed interface ParentSelection permits ParentSelection.Tournament, ParentSelection.FitnessProportionate {
    /** Returns an individual of the population, which must not be empty. */
    Individual select(List<Individual> population, RandomGenerator random);

    /**
     * Selects with a roulette wheel: each individual is chosen with a probability proportional to its fitness. If a
     * fitness is negative (large boards, mostly empty), all are counted from the lowest. Then the lowest is never
     * chosen unless all are equal.
     */
    record FitnessProportionate() implements ParentSelection {
        @Override
        public Individual select(List<Individual> population, RandomGenerator random) {
            long zero = 0;
            for (Individual individual : population) {
                zero = Math.min(zero, individual.fitness().value());
            }
            long wheel = 0;
            for (Individual individual : population) {
                wheel += individual.fitness().value() - zero;
            }
            if (wheel == 0) {
                return population.get(random.nextInt(population.size()));
            }
            long ball = random.nextLong(wheel);
            int slot = 0;
            while (ball >= population.get(slot).fitness().value() - zero) {
                ball -= population.get(slot).fitness().value() - zero;
                slot++;
            }
            return population.get(slot);
        }
    }

    /**
     * Draws some individuals, each from the whole population, and selects the fittest. The larger the tournament, the
     * harder it is to become a parent.
     *
     * @param size the number of individuals that are drawn; 1 is a blind choice
     */
    record Tournament(int size) implements ParentSelection {
        /**
         * Creates a selection by tournament.
         *
         * @throws IllegalArgumentException if the size is below 1
         */
        public Tournament {
            Method.demand(size >= 1, "A tournament of %d has no winner. Use 2 or more.", size);
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
}
