package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a text says of a verdict below its picture, by name, in order.
 *
 * @param explained whether the argument is shown in full already
 */
public record VerdictLines(Puzzle puzzle, boolean explained) implements Verdict.Cases<Map<String, String>> {
    /** Where the weights are that a sentence speaks of. */
    public static final String WEIGHTS_ELSEWHERE = "shown by 'solve --explain', and by 'explain'";

    @Override
    public Map<String, String> packed(Verdict.Packed packed) {
        Optional<Limit> end = packed.stoppedBy();
        String more = end.isEmpty()
                ? "these are all"
                : end.get() == Limit.PACKINGS ? "there may be more" : end.get().words();
        return Map.of("packings", "%,d (%s)".formatted(packed.packings(), more));
    }

    @Override
    public Map<String, String> optimal(Verdict.Optimal optimal) {
        Map<String, String> lines = new LinkedHashMap<>();
        lines.put("covered", cells(optimal.best()));
        lines.put(
                "worth",
                "%,d %s, proven to be the most".formatted(optimal.worth(), ((Goal.Cover) puzzle.goal()).unit()));
        lines.put("reason", optimal.evidence().sentence());
        return lines;
    }

    @Override
    public Map<String, String> infeasible(Verdict.Infeasible infeasible) {
        Map<String, String> lines = new LinkedHashMap<>();
        lines.put("reason", infeasible.evidence().sentence());
        if (!explained && infeasible.evidence().needsPicture()) {
            lines.put("weights", WEIGHTS_ELSEWHERE);
        }
        return lines;
    }

    @Override
    public Map<String, String> undecided(Verdict.Undecided undecided) {
        Map<String, String> lines = new LinkedHashMap<>();
        lines.put("reason", undecided.stoppedBy().words());
        if (puzzle.goal() instanceof Goal.Cover goal) {
            lines.put("worth", "%,d %s".formatted(goal.worth(puzzle, undecided.best()), goal.unit()));
        }
        undecided.bound().ifPresent(bound -> lines.put("bound", "%,d".formatted(bound)));
        lines.put("best", cells(undecided.best()));
        return lines;
    }

    private String cells(Packing packing) {
        return "%,d of %,d cells by %,d %s"
                .formatted(
                        packing.coveredCells(),
                        puzzle.region().size(),
                        packing.pieces().size(),
                        packing.pieces().size() == 1 ? "piece" : "pieces");
    }
}
