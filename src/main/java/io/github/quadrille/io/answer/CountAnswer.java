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
 * What was counted. Numbers are written in full, however large.
 *
 * @param puzzle its name
 * @param classes how many packings there are up to symmetry, where that was asked
 * @param reason why the count ended early, or why there is none
 * @param evidence names why there is none
 * @param nodes of all that was done, for the classes, too, as are the stages
 * @param proof its files, and what it proves
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
    /** Without a proof. */
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
                        + ", symmetric ones counted apart, equal pieces interchangeable",
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
