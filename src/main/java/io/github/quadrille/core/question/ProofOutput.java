package io.github.quadrille.core.question;

import java.io.Writer;

/**
 * Takes the proof of one answer, and knows what has become of it once the answer is there.
 *
 * <pre>{@code
 * ProofOutput output = new ProofOutput(new StringWriter(), new StringWriter());
 * System.out.println(Solver.of(Puzzle.standard(4, 5)).proving(output).solve().status()); // INFEASIBLE
 * System.out.println(((ProofOutcome.Written) output.outcome()).proves()); // there is no packing; by an argument
 * Puzzle puzzle = Puzzles.parse("strip", "{board: 2x10, pieces: {I2: any}}");
 * ProofOutput layers = new ProofOutput(new StringWriter(), new StringWriter());
 * System.out.println(Solver.of(puzzle).proving(layers).count(CountMethod.FRONTIER).total()); // 89
 * System.out.println(layers.outcome() instanceof ProofOutcome.Written); // true
 * }</pre>
 */
public final class ProofOutput {
    private final Writer model;
    private final Writer proof;
    private final ProofFormat format;
    private ProofOutcome outcome = new ProofOutcome.NotNeeded();

    /** In the format that says it all. */
    public ProofOutput(Writer model, Writer proof) {
        this(model, proof, ProofFormat.VERIPB_3);
    }

    /**
     * Nothing is written yet.
     *
     * @param model for the puzzle as a pseudo-Boolean model
     * @param proof for the steps, written while the search runs
     * @param format of the steps
     */
    public ProofOutput(Writer model, Writer proof, ProofFormat format) {
        this.model = model;
        this.proof = proof;
        this.format = format;
    }

    /** Takes the puzzle as a pseudo-Boolean model. */
    public Writer model() {
        return model;
    }

    /** Takes the steps. */
    public Writer proof() {
        return proof;
    }

    /** The format of the steps. */
    public ProofFormat format() {
        return format;
    }

    /** Says what has become of the proof. */
    public void end(ProofOutcome end) {
        outcome = end;
    }

    /** What has become of it; what is written is of use only when this is {@link ProofOutcome.Written}. */
    public ProofOutcome outcome() {
        return outcome;
    }

    /** The versions of the VeriPB format in which proofs are written. */
    public enum ProofFormat {
        /** What older checkers read; it has no conclusion for a complete enumeration. */
        VERIPB_2,
        /** What says it all: solutions that are found, objectives, complete enumerations. */
        VERIPB_3
    }
}
