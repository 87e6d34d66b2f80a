package io.github.quadrille.core.question;

import io.github.quadrille.core.question.ClassCount.Classes;
import java.util.Optional;

/**
 * Holds a count for which a proof was asked.
 *
 * <p>Example: {@link io.github.quadrille.engine.solve.Solver#proveCount(CountMethod, ProofOutput) Solver.proveCount}
 *
 * @param count the same that is given without a proof; its work has the proof's, too
 * @param classes if they were asked for, and are known
 * @param proof whether the proof is written
 */
public record ProvenCount(PackingCount count, Optional<Classes> classes, ProofOutcome proof) {}
