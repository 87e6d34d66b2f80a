package io.github.quadrille.core.question;

import java.io.Writer;

/**
 * Where a proof goes.
 *
 * @param model for the puzzle as a pseudo-Boolean model
 * @param proof for the steps, written while the search runs
 * @param format of the steps
 */
public record ProofOutput(Writer model, Writer proof, ProofFormat format) {
    /** In the format that says it all. */
    public ProofOutput(Writer model, Writer proof) {
        this(model, proof, ProofFormat.VERIPB_3);
    }
}
