/**
 * Covers targets of up to millions of cells with the 19 fixed tetrominoes, and leaves as few wrong cells as it can. It
 * also proves a lower bound on the number of wrong cells of every covering. A first search lays pieces greedily, but
 * looks ahead. Then small windows around the gaps are searched exactly. The published greedy system for such targets is
 * in {@code io.github.quadrille.lab.local.greedy}.
 */
package io.github.quadrille.lab.tiling;
