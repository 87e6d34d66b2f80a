package io.github.quadrille.core.question;

import io.github.quadrille.core.puzzle.Verdict;

/**
 * Holds an answer for which a proof was asked.
 *
 * <p>Example: {@link io.github.quadrille.engine.solve.Solver#prove Solver.prove}
 *
 * @param verdict the same that is given without a proof; its work has the proof's, too
 * @param proof whether the proof is written
 */
public record ProvenAnswer(Verdict verdict, ProofOutcome proof) {}
