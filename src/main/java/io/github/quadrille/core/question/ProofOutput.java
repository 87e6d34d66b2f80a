package io.github.quadrille.core.question;

import java.io.Writer;

/**
 * Says where a proof goes.
 *
 * <p>Example: {@link io.github.quadrille.engine.solve.Solver#prove Solver.prove}
 *
 * @param model for the puzzle as a pseudo-Boolean model
 * @param proof for the steps, written while the search runs
 * @param format of the steps
 */
public record ProofOutput(Writer model, Writer proof, ProofOutput.ProofFormat format) {
    /** In the format that says it all. */
    public ProofOutput(Writer model, Writer proof) {
        this(model, proof, ProofFormat.VERIPB_3);
    }

    /** The versions of the VeriPB format in which proofs are written. */
    public enum ProofFormat {
        /** What older checkers read; it has no conclusion for a complete enumeration. */
        VERIPB_2,
        /** What says it all: solutions that are found, objectives, complete enumerations. */
        VERIPB_3
    }
}
