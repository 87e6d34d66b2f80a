/**
 * Contains a genetic algorithm over piece sequences, after the published genetic system. An individual gives the order
 * and the turns of the pieces. A fitter places each piece at the first place where it fits. Better sequences are bred
 * by selection, crossover, mutation, elitism, and random individuals that replace children. Every parameter of the
 * system is a component of {@link io.github.quadrille.lab.local.genetic.Genetic}, and every operator has its own class.
 */
package io.github.quadrille.lab.local.genetic;
