package io.github.quadrille.engine.budget;

/**
 * What a sweep may take.
 *
 * @param statesALayer how many states may be kept for one item
 * @param thinned whether some are drawn, rather cheap ones, where there are more, so that what is not found may exist all the same;
 *     otherwise the sweep gives up there
 * @param states how many may be kept in all, each counted whenever it is made
 * @param bytes of all layers at once, nearly; each has an eighth of them at most
 * @param threads how many may work at once on a large layer
 */
public record SweepLimits(int statesALayer, boolean thinned, long states, long bytes, int threads) {}
