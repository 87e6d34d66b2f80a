/**
 * Proofs of what is said about a board of the line-clearing game, for machines to check: the game as a pseudo-Boolean model,
 * and the steps of a proof in the format of VeriPB. The model has the rules and nothing else; all that makes the proof
 * short is derived from them in the proof.
 */
package io.github.quadrille.lab.clear.proof;
