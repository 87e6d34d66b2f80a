package io.github.quadrille.lab.local.genetic;

import java.util.random.RandomGenerator;

/** Two pieces change places. */
public record Swap() implements Mutation {
    @Override
    public Chromosome mutate(Chromosome chromosome, RandomGenerator random) {
        if (chromosome.length() < 2) {
            return chromosome;
        }
        int one = random.nextInt(chromosome.length());
        int other = random.nextInt(chromosome.length() - 1);
        other += other >= one ? 1 : 0;
        int[] order = chromosome.order();
        order[one] = chromosome.piece(other);
        order[other] = chromosome.piece(one);
        return chromosome.reordered(order);
    }
}
