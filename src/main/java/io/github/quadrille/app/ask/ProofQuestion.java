package io.github.quadrille.app.ask;

import io.github.quadrille.core.limit.Limits;

/** Asks for a proof that a machine can check, of whatever is so. */
public record ProofQuestion(Limits limits) {
    /** Asks for the proof and what a checker needs. */
    public static final Question<ProofQuestion> PROOF = Question.ofPuzzle(
            "proof",
            "A proof for a machine that there is no packing, that there is one, or that no covering is better, as a ZIP",
            values -> new ProofQuestion(values.limits()));
    /** Asks what the checker says of it. */
    public static final Question<ProofQuestion> CHECK = Question.ofPuzzle(
            "check",
            "Has the checker read that proof, and derive its model anew",
            values -> new ProofQuestion(values.limits()));
}
