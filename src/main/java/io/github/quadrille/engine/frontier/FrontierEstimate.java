package io.github.quadrille.engine.frontier;

/**
 * A {@code FrontierEstimate} says what counting along the frontier would take.
 *
 * @param bytes the greatest memory of two neighbouring layers, if each number is one long; an upper bound if complete,
 *     otherwise a lower bound
 * @param numbers how many numbers would be computed; if not complete, roughly a lower bound
 * @param isComplete whether the estimate reached the end of the board
 */
public record FrontierEstimate(long bytes, double numbers, boolean isComplete) {}
