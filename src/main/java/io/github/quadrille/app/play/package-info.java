/**
 * Playing by hand, with certain answers: the rules that a person uses as a solver of its own ({@link
 * io.github.quadrille.app.play.Reasoner}), the next step of a position and why ({@link io.github.quadrille.app.play.HintFinder}), which
 * pieces to take away where there is no way on ({@link io.github.quadrille.app.play.PieceRemoval}), and how many packings lay what
 * where ({@link io.github.quadrille.app.play.Possibilities}).
 */
package io.github.quadrille.app.play;
