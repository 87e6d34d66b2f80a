/**
 * Helps people who play by hand, with answers that are certain. {@link io.github.quadrille.app.play.Reasoner} solves
 * puzzles by the rules that a person uses. {@link io.github.quadrille.app.play.HintFinder} finds the next piece to lay
 * in a position, and a reason for it. {@link io.github.quadrille.app.play.PieceRemoval} finds which pieces to take away
 * where a position cannot be completed. {@link io.github.quadrille.app.play.Possibilities} counts how many packings
 * have each placement.
 */
package io.github.quadrille.app.play;
