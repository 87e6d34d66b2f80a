package io.github.quadrille.app.ask;

import io.github.quadrille.core.limit.Limits;

/**
 * Asks for a proof that a machine can check: that there is no packing, that there is one, or that no covering is
 * better.
 */
public record ProofQuestion(Limits limits) {
    /** This question asks for the proof, together with the files that a checker needs. */
    public static final Question<ProofQuestion> PROOF = Question.ofPuzzle(
            "proof",
            "A proof that a machine can check: there is no packing, there is one, or no covering is better; as a ZIP",
            values -> new ProofQuestion(values.limits()));
    /** This question makes a proof, and asks what the checker says about it. */
    public static final Question<ProofQuestion> CHECK = Question.ofPuzzle(
            "check",
            "Has the checker read that proof, and derive its model anew",
            values -> new ProofQuestion(values.limits()));
}
