/**
 * Writes proofs of claims about a board of the line-clearing game. A proof checker can check these proofs. The game is
 * described by a pseudo-Boolean model, and the steps of a proof have the format of VeriPB. The model contains only the
 * rules. Facts that make a proof shorter are derived from the rules in the proof.
 */
package io.github.quadrille.lab.clear.proof;
