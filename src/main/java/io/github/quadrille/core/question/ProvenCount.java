package io.github.quadrille.core.question;

import io.github.quadrille.core.question.ClassCount.Classes;
import java.util.Optional;

/**
 * A count for which a proof was asked.
 *
 * @param count the same that is given without a proof; its work has the proof's, too
 * @param classes if they were asked for, and are known
 * @param proof what has become of the proof
 */
public record ProvenCount(PackingCount count, Optional<Classes> classes, ProofOutcome proof) {}
