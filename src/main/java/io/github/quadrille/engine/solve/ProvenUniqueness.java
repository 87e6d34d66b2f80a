package io.github.quadrille.engine.solve;

import io.github.quadrille.core.question.ProofOutcome;


/**
 * Whether there is exactly one packing, for which a proof was asked.
 *
 * @param uniqueness the same that is said without a proof; its work has the proof's, too
 * @param proof what has become of the proof
 */
public record ProvenUniqueness(Uniqueness uniqueness, ProofOutcome proof) {}
