/**
 * Writes puzzles for other solvers, in the usual formats, and reads their answers. Every format is written from the
 * rows of {@link io.github.quadrille.proof.writer.ProofModel}, so that all state the same problem.
 */
package io.github.quadrille.io.export;
