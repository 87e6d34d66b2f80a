/**
 * Least cost along a frontier: whether an instance has a solution within a budget, by a sweep from both ends that keeps, for
 * each frontier, only what is cheapest. Knows instances, and no boards.
 */
package io.github.quadrille.engine.budget;
