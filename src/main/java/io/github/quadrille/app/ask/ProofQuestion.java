package io.github.quadrille.app.ask;

import io.github.quadrille.core.limit.Limits;

/**
 * Asks for a proof that a machine can check: that there is no packing, that there is one, or that no covering is better
 * than the one found.
 */
public record ProofQuestion(Limits limits) {
    /** This question asks for the proof, together with the files that a checker needs. */
    public static final Question<ProofQuestion> PROOF = Question.ofPuzzle(
            "proof",
            "Writes a proof, as a ZIP, that a program can check: that there is no packing, that there is one, or that"
                    + " no covering is better",
            values -> new ProofQuestion(values.limits()));
    /** This question makes a proof, and asks what the checker says about it. */
    public static final Question<ProofQuestion> CHECK = Question.ofPuzzle(
            "check",
            "Makes the proof for a puzzle, lets the checker check it, and derives the model of the puzzle again",
            values -> new ProofQuestion(values.limits()));
}
