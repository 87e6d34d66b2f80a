package io.github.quadrille.lab.local.genetic;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The roulette wheel: each individual is chosen with a probability proportional to its fitness. Where a fitness is
 * negative (large boards, mostly empty), all are counted from the lowest, which then is never chosen unless all are
 * equal.
 */
public record FitnessProportionate() implements ParentSelection {
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
