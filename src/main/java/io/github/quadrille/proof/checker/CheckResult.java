package io.github.quadrille.proof.checker;

import java.nio.file.Path;

/** What the checker says of a proof. */
public sealed interface CheckResult {

    /**
     * The proof is right.
     *
     * @param proven what it shows
     * @param constraints in the model, an equation counting twice
     * @param steps constraints derived in the proof, and solutions in it; of a count certificate, its boundaries
     */
    record Accepted(Conclusion proven, long constraints, long steps) implements CheckResult {}

    /**
     * The model is that of the puzzle; no proof has been checked.
     *
     * @param placements variables in the model
     * @param constraints in the model, an equation counting twice
     */
    record OfPuzzle(long placements, long constraints) implements CheckResult {}

    /** Nothing is proven: the line is wrong, or the file ends after it too early. */
    record Refused(Path file, long line, String message) implements CheckResult {}

    /** Nothing is known, for it was told to stop before the end. */
    record Interrupted() implements CheckResult {}

    /** The file cannot be read at all, is of another kind, or asks for more than this checker handles. */
    record Unusable(Path file, String message) implements CheckResult {}
}
