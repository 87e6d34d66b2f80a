package io.github.quadrille.proof.checker;

import java.nio.file.Path;

/** A {@code CheckResult} is the verdict of the checker on a proof or a model. */
public sealed interface CheckResult {

    /**
     * The proof is correct.
     *
     * @param proven the conclusion that the proof shows
     * @param constraints the number of constraints in the model, where an equation counts twice
     * @param steps the number of constraints and solutions in the proof; for a count certificate, the number of its
     *     boundaries
     */
    record Accepted(Conclusion proven, long constraints, long steps) implements CheckResult {}

    /**
     * The model is that of the puzzle. No proof has been checked.
     *
     * @param placements the number of placements of the puzzle, each a variable of the model
     * @param constraints the number of constraints in the model, where an equation counts twice
     */
    record OfPuzzle(long placements, long constraints) implements CheckResult {}

    /** The proof or model is not accepted: this line is wrong, or the file ends too early after it. */
    record Refused(Path file, long line, String message) implements CheckResult {}

    /** The check was stopped before the end, so its result is unknown. */
    record Interrupted() implements CheckResult {}

    /** The file cannot be checked: it is unreadable, is of another kind, or needs more than this checker handles. */
    record Unusable(Path file, String message) implements CheckResult {}
}
