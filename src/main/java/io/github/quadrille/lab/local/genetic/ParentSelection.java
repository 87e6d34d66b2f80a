package io.github.quadrille.lab.local.genetic;

import java.util.List;
import java.util.random.RandomGenerator;

/** How parents are chosen. */
public sealed interface ParentSelection permits Tournament, FitnessProportionate {
    /** One of a population that has at least one individual. */
    Individual select(List<Individual> population, RandomGenerator random);
}
