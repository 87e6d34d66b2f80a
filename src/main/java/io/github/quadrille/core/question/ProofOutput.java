package io.github.quadrille.core.question;

import java.io.Writer;

/**
 * Receives the proof of one answer, and holds the outcome of the proof once the answer is known.
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

    /** Makes an output in the newest format, which can express every proof. */
    public ProofOutput(Writer model, Writer proof) {
        this(model, proof, ProofFormat.VERIPB_3);
    }

    /**
     * Makes an output to which nothing is written yet.
     *
     * @param model the writer for the puzzle as a pseudo-Boolean model
     * @param proof the writer for the steps of the proof, used while the search runs
     * @param format the format of the steps
     */
    public ProofOutput(Writer model, Writer proof, ProofFormat format) {
        this.model = model;
        this.proof = proof;
        this.format = format;
    }

    /** Returns the writer for the puzzle as a pseudo-Boolean model. */
    public Writer model() {
        return model;
    }

    /** Returns the writer for the steps of the proof. */
    public Writer proof() {
        return proof;
    }

    /** Returns the format of the steps of the proof. */
    public ProofFormat format() {
        return format;
    }

    /** Sets the outcome of the proof. */
    public void end(ProofOutcome end) {
        outcome = end;
    }

    /**
     * Returns the outcome of the proof. The written model and proof are of use only when this is {@link
     * ProofOutcome.Written}.
     */
    public ProofOutcome outcome() {
        return outcome;
    }

    /** Lists the versions of the VeriPB format in which proofs are written. */
    public enum ProofFormat {
        /** Older checkers read this version. It cannot conclude that an enumeration is complete. */
        VERIPB_2,
        /** This version can express everything: solutions that are found, objectives, complete enumerations. */
        VERIPB_3
    }
}
