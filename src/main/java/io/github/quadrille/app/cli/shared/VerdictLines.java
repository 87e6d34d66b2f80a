package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.text.CountedNoun;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a text says of a verdict below its picture. */
public final class VerdictLines {
    /** Where the weights are that a sentence speaks of. */
    public static final String WEIGHTS_ELSEWHERE = "shown by 'solve --explain', and by 'explain'";

    private VerdictLines() {}

    /**
     * The lines by name, in order.
     *
     * @param explained whether the argument is shown in full already
     */
    static Map<String, String> of(Verdict verdict, Puzzle puzzle, boolean explained) {
        Map<String, String> lines = new LinkedHashMap<>();
        if (verdict instanceof Verdict.Packed packed) {
            String more = packed.stoppedBy()
                    .map(limit -> limit == Limit.PACKINGS ? "there may be more" : limit.words())
                    .orElse("these are all");
            lines.put("packings", "%,d (%s)".formatted(packed.packings(), more));
        } else if (verdict instanceof Verdict.Optimal optimal) {
            String unit = ((Goal.Cover) puzzle.goal()).unit();
            lines.put("covered", cells(optimal.best(), puzzle));
            lines.put("worth", "%,d %s, proven to be the most".formatted(optimal.worth(), unit));
            lines.put("reason", optimal.evidence().sentence());
        } else if (verdict instanceof Verdict.Infeasible infeasible) {
            lines.put("reason", infeasible.evidence().sentence());
            if (!explained && infeasible.evidence().needsPicture()) {
                lines.put("weights", WEIGHTS_ELSEWHERE);
            }
        } else if (verdict instanceof Verdict.Undecided undecided) {
            lines.put("reason", undecided.stoppedBy().words());
            if (puzzle.goal() instanceof Goal.Cover goal) {
                lines.put("worth", "%,d %s".formatted(goal.worth(puzzle, undecided.best()), goal.unit()));
            }
            undecided.bound().ifPresent(bound -> lines.put("bound", "%,d".formatted(bound)));
            lines.put("best", cells(undecided.best(), puzzle));
        }
        return lines;
    }

    private static String cells(Packing packing, Puzzle puzzle) {
        return "%,d of %,d cells by %s"
                .formatted(
                        packing.coveredCells(),
                        puzzle.region().size(),
                        CountedNoun.of(packing.pieces().size(), "piece"));
    }
}
