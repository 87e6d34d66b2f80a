/**
 * Contains a genetic algorithm over piece sequences, after the published genetic system. An individual gives the order
 * and the turns of the pieces. A fitter places each at the first place where it fits. Selection, crossover, mutation,
 * elitism and adoption breed better sequences. Every parameter of the system is a component of {@link
 * io.github.quadrille.lab.local.genetic.Genetic}, and every operator has its own class.
 */
package io.github.quadrille.lab.local.genetic;
