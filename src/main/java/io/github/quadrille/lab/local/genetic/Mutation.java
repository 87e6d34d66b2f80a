package io.github.quadrille.lab.local.genetic;

import java.util.random.RandomGenerator;

/** How the order of a sequence changes by itself. A sequence of one piece stays as it is. */
public sealed interface Mutation permits Swap, Inversion {
    Chromosome mutate(Chromosome chromosome, RandomGenerator random);
}
