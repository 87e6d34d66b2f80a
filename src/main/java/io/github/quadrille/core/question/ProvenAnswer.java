package io.github.quadrille.core.question;

import io.github.quadrille.core.puzzle.Verdict;

/**
 * An answer for which a proof was asked.
 *
 * @param verdict the same that is given without a proof; its work has the proof's, too
 * @param proof what has become of the proof
 */
public record ProvenAnswer(Verdict verdict, ProofOutcome proof) {}
