/**
 * Holds puzzles and the answers to them. A puzzle is a board, a bag of pieces, a goal and rules. The answer is a
 * verdict, with a packing if there is one. The packing checker must accept every packing before an answer shows it.
 */
package io.github.quadrille.core.puzzle;
