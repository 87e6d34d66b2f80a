package io.github.quadrille.io.answer;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.PackingAnswer;
import io.github.quadrille.io.json.PieceAnswer;
import io.github.quadrille.io.json.RecordFields;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Holds a verdict in an answer.
 *
 * @param found the number of packings found
 * @param complete whether all packings were found
 * @param worth the worth of the best covering
 * @param best among all partial packings that were seen, the one that covers the most cells
 * @param bound a worth that no covering exceeds
 */
record VerdictAnswer(
        Verdict.Status status,
        OptionalLong found,
        Optional<Boolean> complete,
        OptionalLong worth,
        Optional<Reason> reason,
        Optional<Best> best,
        OptionalLong bound)
        implements RecordFields.Inline {
    static VerdictAnswer of(Verdict verdict, Puzzle puzzle) {
        Optional<Limit> limit = verdict.stopped();
        OptionalLong found = OptionalLong.of(verdict instanceof Verdict.Packed packed ? packed.packings() : 0);
        Optional<Boolean> complete = Optional.of(limit.isEmpty());
        OptionalLong worth = OptionalLong.empty();
        Optional<Reason> reason = limit.map(Reason::of);
        Optional<Best> best = Optional.empty();
        OptionalLong bound = OptionalLong.empty();
        if (verdict instanceof Verdict.Optimal optimal) {
            found = OptionalLong.empty();
            complete = Optional.empty();
            worth = OptionalLong.of(optimal.worth());
            reason = Optional.of(Reason.of(optimal.evidence(), puzzle));
        } else if (verdict instanceof Verdict.Infeasible none) {
            reason = Optional.of(Reason.of(none.evidence(), puzzle));
        } else if (verdict instanceof Verdict.Undecided undecided) {
            PackingAnswer packing = PackingAnswer.of(undecided.best(), puzzle);
            best = Optional.of(new Best(packing, undecided.best().coveredCells()));
            bound = undecided.bound();
        }
        return new VerdictAnswer(verdict.status(), found, complete, worth, reason, best, bound);
    }

    /**
     * Holds the reason why there is no packing or no better covering, or the limit that ended the search.
     *
     * @param limit the limit that ended the search
     * @param evidence the name of the evidence that there is no packing or no better covering
     * @param cells the cells that the evidence is about
     */
    record Reason(String reason, Optional<Limit> limit, Optional<String> evidence, Optional<List<List<Integer>>> cells)
            implements RecordFields.Inline {
        static Reason of(Limit limit) {
            return new Reason(limit.words(), Optional.of(limit), Optional.empty(), Optional.empty());
        }

        static Reason of(Evidence evidence, Puzzle puzzle) {
            List<List<Integer>> cells = PieceAnswer.cells(puzzle, evidence.where());
            return new Reason(
                    evidence.sentence(),
                    Optional.empty(),
                    Optional.of(evidence.name()),
                    cells.isEmpty() ? Optional.empty() : Optional.of(cells));
        }
    }

    /** Holds a partial packing and the number of cells that it covers. */
    record Best(PackingAnswer packing, int covered) {}

    /** Holds the work of a stage. */
    record StageAnswer(String stage, Optional<String> model, long nodes, long choco, BigDecimal seconds) {
        static List<StageAnswer> of(Work work) {
            List<StageAnswer> stages = new ArrayList<>();
            for (Work.Stage stage : work.stages()) {
                stages.add(new StageAnswer(
                        stage.name(), stage.model(), stage.nodes(), stage.choco(), JsonLine.seconds(stage.seconds())));
            }
            return stages;
        }
    }
}
