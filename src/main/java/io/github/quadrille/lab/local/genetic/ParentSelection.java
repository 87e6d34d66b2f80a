package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.genetic.Breeding.Individual;
import java.util.List;
import java.util.random.RandomGenerator;

/** How parents are chosen. */
public sealed interface ParentSelection permits ParentSelection.Tournament, ParentSelection.FitnessProportionate {
    /** One of a population that has at least one individual. */
    Individual select(List<Individual> population, RandomGenerator random);

    /**
     * The roulette wheel: each individual is chosen with a probability proportional to its fitness. Where a fitness is
     * negative (large boards, mostly empty), all are counted from the lowest, which then is never chosen unless all are
     * equal.
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
     * Draws some individuals, each from the whole population, and takes the fittest. The larger the tournament, the harder
     * it is to become a parent.
     *
     * @param size how many are drawn; 1 is blind choice
     */
    record Tournament(int size) implements ParentSelection {
        /**
         * @throws IllegalArgumentException for a size below 1
         */
        public Tournament {
            Method.demand(size >= 1, "A tournament of %d has no winner. Maybe use 2.", size);
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
