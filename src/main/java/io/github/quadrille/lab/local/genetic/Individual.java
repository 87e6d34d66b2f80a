package io.github.quadrille.lab.local.genetic;

/** A member of a population: a sequence and how well it does. */
public record Individual(Chromosome chromosome, Fitness fitness) {}
