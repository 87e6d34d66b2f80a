package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.text.CountedNoun;

/** Prints the lines that describe a verdict. They stand below the picture. */
public final class VerdictLines {
    /**
     * The field {@code weights} has this text in place of the weights of an argument. It names the commands that show
     * the weights.
     */
    public static final String WEIGHTS_ELSEWHERE = "shown by 'solve --explain', and by 'explain'";

    private VerdictLines() {}

    /**
     * Prints the lines of a verdict.
     *
     * @param explained whether the argument is shown in full already
     */
    static void print(Verdict verdict, Puzzle puzzle, boolean explained, Terminal terminal) {
        if (verdict instanceof Verdict.Packed packed) {
            String more = packed.stoppedBy()
                    .map(limit -> limit == Limit.PACKINGS ? "there may be more" : limit.words())
                    .orElse("these are all");
            terminal.field("packings", "%,d (%s)".formatted(packed.packings(), more));
        } else if (verdict instanceof Verdict.Optimal optimal) {
            String unit = ((Goal.Cover) puzzle.goal()).unit();
            terminal.field("covered", cells(optimal.best(), puzzle));
            terminal.field("worth", "%,d %s, proven to be the most".formatted(optimal.worth(), unit));
            terminal.field("reason", optimal.evidence().sentence());
        } else if (verdict instanceof Verdict.Infeasible infeasible) {
            terminal.field("reason", infeasible.evidence().sentence());
            if (!explained && infeasible.evidence().needsPicture()) {
                terminal.field("weights", WEIGHTS_ELSEWHERE);
            }
        } else if (verdict instanceof Verdict.Undecided undecided) {
            terminal.field("reason", undecided.stoppedBy().words());
            if (puzzle.goal() instanceof Goal.Cover goal) {
                terminal.field("worth", "%,d %s".formatted(goal.worth(puzzle, undecided.best()), goal.unit()));
            }
            undecided.bound().ifPresent(bound -> terminal.field("bound", "%,d".formatted(bound)));
            terminal.field("best", cells(undecided.best(), puzzle));
        }
    }

    private static String cells(Packing packing, Puzzle puzzle) {
        return "%,d of %,d cells by %s"
                .formatted(
                        packing.coveredCells(),
                        puzzle.region().size(),
                        CountedNoun.of(packing.pieces().size(), "piece"));
    }
}
