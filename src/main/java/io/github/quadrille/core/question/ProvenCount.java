package io.github.quadrille.core.question;

/**
 * A count for which a proof was asked.
 *
 * @param count the same that is given without a proof; its work has the proof's, too
 * @param proof what has become of the proof
 */
public record ProvenCount(PackingCount count, ProofOutcome proof) {}
