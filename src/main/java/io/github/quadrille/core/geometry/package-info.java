/**
 * Holds the geometry of puzzles: lattices, cells, polyominoes and their orientations, boards, and the symmetries of
 * boards.
 */
package io.github.quadrille.core.geometry;
