package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.lab.local.genetic.Crossover.Stretch;
import java.util.random.RandomGenerator;

/** A {@code Mutation} changes the order of a sequence. A sequence of one piece stays unchanged. */
public sealed interface Mutation permits Mutation.Swap, Mutation.Inversion {
    Chromosome mutate(Chromosome chromosome, RandomGenerator random);

    /** Reverses the order of at least two neighbouring pieces in a sequence. */
    record Inversion() implements Mutation {
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

    /** Exchanges two pieces. */
    record Swap() implements Mutation {
        @Override
        public Chromosome mutate(Chromosome chromosome, RandomGenerator random) {
            if (chromosome.length() < 2) {
                return chromosome;
            }
            int one = random.nextInt(chromosome.length());
            int other = random.nextInt(chromosome.length() - 1);
            other += other >= one ? 1 : 0;
            return chromosome.swapped(one, other);
        }
    }
}
