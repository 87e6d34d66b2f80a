/**
 * Helps people who play by hand, with answers that are certain. {@link io.github.quadrille.app.play.Reasoner} solves by
 * the rules that a person uses. {@link io.github.quadrille.app.play.HintFinder} finds the next step of a position, and
 * why. {@link io.github.quadrille.app.play.PieceRemoval} finds which pieces to take away where there is no way on.
 * {@link io.github.quadrille.app.play.Possibilities} counts how many packings have each placement.
 */
package io.github.quadrille.app.play;
