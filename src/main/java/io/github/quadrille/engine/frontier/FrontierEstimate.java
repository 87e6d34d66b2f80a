package io.github.quadrille.engine.frontier;

/**
 * What counting along the frontier would take.
 *
 * @param bytes at most, for the widest two neighbouring layers, while numbers are one word; at least, when not complete
 * @param numbers how many numbers would be computed; when not complete, about as many at least
 * @param isComplete whether the end was reached
 */
public record FrontierEstimate(long bytes, double numbers, boolean isComplete) {}
