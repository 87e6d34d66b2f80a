/**
 * Covers targets of up to millions of cells by the 19 fixed tetrominoes, as exactly as it can, and proves a bound on
 * how exactly any covering can be. It uses a dive with look-ahead, then exact search in small windows around the gaps.
 * The published greedy system is for such targets, too; it is in {@code io.github.quadrille.lab.local.greedy}.
 */
package io.github.quadrille.lab.tiling;
