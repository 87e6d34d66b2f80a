package io.github.quadrille.io.answer;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.ClassCount.Classes;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.io.answer.VerdictAnswer.StageAnswer;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.RecordFields;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Holds the answer to a count. Numbers are written with all their digits, however large they are.
 *
 * @param puzzle the name of the puzzle
 * @param classes the number of packings up to symmetry, if it was asked for
 * @param reason why the count ended early, or why there is no packing
 * @param evidence the name of the reason why there is no packing
 * @param nodes the nodes of all stages, including stages that count classes
 * @param proof the files of the proof, and what it proves
 */
public record CountAnswer(
        String status,
        String puzzle,
        BigInteger packings,
        String meaning,
        RecordFields.Named classes,
        Optional<String> reason,
        Optional<String> evidence,
        CountMethod method,
        String why,
        BigDecimal seconds,
        long nodes,
        List<?> stages,
        Optional<?> proof)
        implements RecordFields.Inline {
    /** Makes an answer that names no files of a proof. */
    public static CountAnswer of(String puzzle, PackingCount count, Optional<Classes> classes, Work work) {
        return of(puzzle, count, classes, work, Optional.empty());
    }

    public static CountAnswer of(
            String puzzle, PackingCount count, Optional<Classes> classes, Work work, Optional<?> proof) {
        return new CountAnswer(
                count.isComplete() ? "counted" : "undecided",
                puzzle,
                count.total(),
                (count.isComplete() ? "all" : "at least")
                        + "; images of a packing count separately, equal pieces are interchangeable",
                new RecordFields.Named(classes.map(RecordFields::of).orElse(Map.of())),
                count.none().map(Evidence::sentence).or(() -> count.stoppedBy().map(Limit::words)),
                count.none().map(Evidence::name),
                count.method(),
                count.why(),
                JsonLine.seconds(work.seconds()),
                work.nodes(),
                StageAnswer.of(work),
                proof);
    }
}
