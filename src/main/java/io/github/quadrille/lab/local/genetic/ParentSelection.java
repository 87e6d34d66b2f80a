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
     * Selects with a roulette wheel: each individual is chosen with a probability proportional to its fitness. On
     * large, mostly empty boards a fitness can be negative. Then the lowest fitness is subtracted from every fitness.
     * In this case, the individual with the lowest fitness is chosen only if all are equal.
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
     * Draws some individuals, each from the whole population, and selects the fittest of them. With a larger
     * tournament, individuals of low fitness become parents less often.
     *
     * @param size the number of individuals that are drawn; with 1, every individual has the same chance
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
