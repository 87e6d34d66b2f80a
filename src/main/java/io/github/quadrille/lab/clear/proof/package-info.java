/**
 * Proves claims about a board of the line-clearing game, so that machines can check them. The game is a pseudo-Boolean
 * model, and the steps of a proof have the format of VeriPB. The model has the rules and nothing else. What makes the
 * proof short is derived from them in the proof.
 */
package io.github.quadrille.lab.clear.proof;
