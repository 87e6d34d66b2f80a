/**
 * Writes proofs that a puzzle has no packing, for machines to check: the puzzle as a pseudo-Boolean model (OPB) and the
 * steps of a VeriPB proof. What checks them knows nothing of this.
 */
package io.github.quadrille.proof.writer;
