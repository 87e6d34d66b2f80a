package io.github.quadrille.question;

import java.io.Writer;

/**
 * Where a proof goes.
 *
 * @param model for the puzzle as a pseudo-Boolean model
 * @param proof for the steps, written while the search runs
 */
public record ProofOutput(Writer model, Writer proof) {}
