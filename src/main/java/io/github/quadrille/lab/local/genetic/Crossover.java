package io.github.quadrille.lab.local.genetic;

import java.util.List;
import java.util.random.RandomGenerator;

/** How two sequences of the same pieces have two children. Each piece keeps the orientation of the parent it is from. */
public sealed interface Crossover permits PartiallyMatched, Cycle {
    /** Linear in the pieces. */
    List<Chromosome> children(Chromosome one, Chromosome other, RandomGenerator random);
}
