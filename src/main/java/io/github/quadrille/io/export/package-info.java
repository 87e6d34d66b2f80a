/**
 * Writes puzzles for other solvers, in their usual formats, and reads the answers of these solvers. All formats except
 * that of BurrTools are written from a {@link io.github.quadrille.proof.writer.ProofModel}. So they all state the same
 * problem.
 */
package io.github.quadrille.io.export;
