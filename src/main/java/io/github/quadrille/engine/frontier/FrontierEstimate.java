package io.github.quadrille.engine.frontier;

/**
 * A {@code FrontierEstimate} says what counting along the frontier would take.
 *
 * @param bytes the memory of the widest two neighbouring layers while numbers are one word: an upper bound if complete,
 *     else a lower bound
 * @param numbers how many numbers would be computed; if not complete, roughly a lower bound
 * @param isComplete whether the estimate reached the end of the board
 */
public record FrontierEstimate(long bytes, double numbers, boolean isComplete) {}
