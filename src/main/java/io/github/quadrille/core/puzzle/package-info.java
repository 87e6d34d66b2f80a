/**
 * Holds the question and the answer. A puzzle is a board, a bag of pieces, a goal and rules. The answer is a verdict,
 * with a packing if there is one. The checker accepts every packing before it is shown.
 */
package io.github.quadrille.core.puzzle;
