/**
 * Finds coverings of the greatest worth, for boards on which some cells can stay open, and proves that no covering is
 * worth more. Each question "is a covering worth at least this?" becomes a packing puzzle for the exact search. In this
 * puzzle, pieces of one cell, called gaps, stand for open cells. If the goal is a packing and some cells of the board
 * are optional, another search improves a covering until it is a packing.
 */
package io.github.quadrille.engine.coverings;
