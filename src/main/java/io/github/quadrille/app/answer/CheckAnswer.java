package io.github.quadrille.app.answer;

import io.github.quadrille.io.json.JsonLine.Exact;
import io.github.quadrille.io.json.RecordFields.Named;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.Conclusion;
import io.github.quadrille.proof.checker.PackingClasses;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Reports the result of the check of a proof:
 *
 * <pre>
 * {"status": "accepted", "proven": "the model has exactly 12 solutions", "conclusion": "solutions", "solutions": 12,
 *  "complete": true, "constraints": 50, "steps": 128, "seconds": 0.103}
 * {"status": "accepted", "model": "is that of the puzzle", "placements": 120, "constraints": 50, "seconds": 0.103}
 * {"status": "refused", "file": "p.pbp", "line": 7, "message": "...", "seconds": 0.103}
 * {"status": "undecided", "reason": "interrupted", "seconds": 0.103}
 * </pre>
 */
public sealed interface CheckAnswer {
    /** These words say that the model in a file equals the model that was derived from the puzzle. */
    String OF_PUZZLE = "is that of the puzzle";

    /** This status means that the checked proof, or model, is right. */
    String ACCEPTED = "accepted";

    /**
     * Returns the answer for a result of the check. The answer to an interrupted check is undecided.
     *
     * @param placements the number of placements of the puzzle, if the model is known to be that of the puzzle
     * @param classes the classes of the packings that the proof lists
     */
    static CheckAnswer of(
            CheckResult result, OptionalLong placements, Optional<PackingClasses> classes, double exactSeconds) {
        Exact seconds = new Exact(Math.round(exactSeconds * 1000) / 1000.0);
        Optional<String> model = placements.isPresent() ? Optional.of(OF_PUZZLE) : Optional.empty();
        if (result instanceof CheckResult.Refused refused) {
            String file = InputFile.label(refused.file().toString());
            return new Refused("refused", file, refused.line(), refused.message(), seconds);
        }
        if (result instanceof CheckResult.OfPuzzle of) {
            Named none = new Named(Map.of());
            return new Accepted(
                    ACCEPTED,
                    model,
                    placements,
                    Optional.empty(),
                    none,
                    Optional.empty(),
                    OptionalLong.empty(),
                    of.constraints(),
                    OptionalLong.empty(),
                    seconds);
        }
        if (result instanceof CheckResult.Accepted of) {
            Optional<String> proven = Optional.of(of.proven().sentence());
            Named facts = new Named(of.proven().facts());
            OptionalLong steps = OptionalLong.of(of.steps());
            boolean isAll = of.proven() instanceof Conclusion.Solutions all && all.complete();
            Optional<PackingClasses> known = classes.filter(each -> each.isCertified() || (isAll && each.isKnown()));
            return new Accepted(
                    ACCEPTED,
                    model,
                    placements,
                    proven,
                    facts,
                    known.map(each -> classes(of.proven(), each)),
                    number(known.map(each -> (long) each.symmetries())),
                    of.constraints(),
                    steps,
                    seconds);
        }
        return new Undecided("undecided", "interrupted", seconds);
    }

    private static BigInteger classes(Conclusion proven, PackingClasses packings) {
        return proven instanceof Conclusion.Classes of ? of.classes() : BigInteger.valueOf(packings.classes());
    }

    private static OptionalLong number(Optional<Long> value) {
        return value.map(OptionalLong::of).orElseGet(OptionalLong::empty);
    }

    /**
     * Reports that the proof is right, or that the model is that of the puzzle.
     *
     * @param proven the statement that is proven, as a sentence
     * @param facts numbers and words that say the same as the sentence
     * @param classes the number of classes of packings: packings that a symmetry of the puzzle maps to each other count
     *     as one
     */
    record Accepted(
            String status,
            Optional<String> model,
            OptionalLong placements,
            Optional<String> proven,
            Named facts,
            Optional<BigInteger> classes,
            OptionalLong symmetries,
            long constraints,
            OptionalLong steps,
            Exact seconds)
            implements CheckAnswer {}

    /** Reports that the proof, or its model, is wrong in this line. */
    record Refused(String status, String file, long line, String message, Exact seconds) implements CheckAnswer {}

    /** Reports that the check has not come to its end. */
    record Undecided(String status, String reason, Exact seconds) implements CheckAnswer {}
}
