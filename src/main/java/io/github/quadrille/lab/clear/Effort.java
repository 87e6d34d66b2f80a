package io.github.quadrille.lab.clear;

/**
 * What an answer cost.
 *
 * @param nodes positions whose moves were looked at; for the constraint model its own nodes
 * @param seconds wall-clock time
 */
public record Effort(long nodes, double seconds) {}
