/**
 * A genetic algorithm over piece sequences, after the published genetic system: an individual says in which order, and
 * how turned, the pieces are laid; a fitter lays each at the first place where it fits; selection, crossover, mutation,
 * elitism and adoption breed better sequences. Every parameter of the system is a component of {@link
 * io.github.quadrille.lab.local.genetic.Genetic}, every operator a class of its own.
 */
package io.github.quadrille.lab.local.genetic;
