package io.github.quadrille.lab.local.genetic;

import java.util.random.RandomGenerator;

/** A stretch of at least two pieces is laid backwards. */
public record Inversion() implements Mutation {
    @Override
    public Chromosome mutate(Chromosome chromosome, RandomGenerator random) {
        if (chromosome.length() < 2) {
            return chromosome;
        }
        Stretch stretch = Stretch.random(chromosome.length(), 2, random);
        int[] order = chromosome.order();
        for (int place = stretch.from(); place < stretch.to(); place++) {
            order[place] = chromosome.piece(stretch.to() - 1 - (place - stretch.from()));
        }
        return chromosome.reordered(order);
    }
}
