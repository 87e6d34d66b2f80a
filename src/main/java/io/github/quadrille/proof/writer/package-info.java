/**
 * Writes proofs for machines to check: the puzzle as a pseudo-Boolean model (OPB), and the steps of a VeriPB proof. It
 * also writes certificates of counts. The checkers do not use this package.
 */
package io.github.quadrille.proof.writer;
