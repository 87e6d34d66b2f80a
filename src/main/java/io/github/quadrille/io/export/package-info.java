/**
 * The same puzzle in the hands of other solvers: models in the formats of the field, and their answers read back. Every
 * format is written from the rows of {@link io.github.quadrille.proof.writer.ProofModel}, so that all say the same.
 */
package io.github.quadrille.io.export;
