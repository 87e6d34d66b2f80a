/**
 * Proves claims about a board of the line-clearing game, so that machines can check them. The game is a pseudo-Boolean
 * model, and the steps of a proof have the format of VeriPB. The model has the rules and nothing else. Facts that make
 * a proof short are derived from the rules in the proof.
 */
package io.github.quadrille.lab.clear.proof;
