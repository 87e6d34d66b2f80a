package io.github.quadrille.app.answer;

import io.github.quadrille.app.play.Hint;
import io.github.quadrille.app.play.Inference;
import io.github.quadrille.app.play.Inference.RuledOut;
import io.github.quadrille.app.play.PieceRemoval;
import io.github.quadrille.app.play.Possibilities;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.json.PieceAnswer;
import io.github.quadrille.io.json.RecordFields;
import java.util.List;
import java.util.Optional;

/** A hint in an answer, with all that a sentence leaves out. */
public sealed interface HintAnswer {
    /** @param puzzle with the given pieces that the hint is about */
    static HintAnswer of(Puzzle puzzle, Hint hint) {
        if (hint instanceof Hint.Forced forced) {
            return new Forced(
                    "forced",
                    PieceAnswer.of(puzzle, forced.why().piece()),
                    forced.why().cell().map(cell -> PieceAnswer.cell(puzzle, cell)),
                    forced.why().sentence(puzzle),
                    forced.why().depth(),
                    Excluded.of(puzzle, forced.why()));
        }
        if (hint instanceof Hint.Likely likely) {
            return new Likely(
                    "likely",
                    PieceAnswer.of(puzzle, likely.piece()),
                    likely.among().map(few -> PieceAnswer.cell(puzzle, few.cell())),
                    likely.sentence(puzzle).orElseThrow(),
                    likely.of().source(),
                    likely.count().toString(),
                    likely.of().seen().toString(),
                    likely.of().share(likely.count()),
                    likely.of().error(likely.count()));
        }
        if (hint instanceof Hint.NoWay none) {
            return new TakeAway(
                    "take away",
                    none.evidence().name(),
                    none.evidence().sentence(),
                    none.stuck().map(stuck -> Stuck.of(puzzle, stuck)),
                    none.removal().map(removal -> PieceAnswer.of(puzzle, removal.pieces())),
                    none.removal().map(PieceRemoval.Removal::isSmallest));
        }
        return hint instanceof Hint.Unknown unknown
                ? new Unknown("unknown", unknown.stoppedBy().words())
                : new Finished("finished");
    }

    /** All hints that were asked for, and what is known after the last. */
    record All(String status, Puzzle puzzle, List<HintAnswer> hints) {}

    /** @param cell of which it is the only one that can cover it */
    record Forced(
            String hint,
            PieceAnswer piece,
            Optional<List<Integer>> cell,
            String why,
            int depth,
            List<Excluded> excluded)
            implements HintAnswer {}

    /**
     * A piece that no rule asks for.
     *
     * @param cell that few pieces can cover, of which this is one
     * @param source of the packings that were looked at
     * @param count in how many of them it is
     */
    record Likely(
            String hint,
            PieceAnswer piece,
            Optional<List<Integer>> cell,
            String why,
            Possibilities.Source source,
            String count,
            String of,
            double share,
            double error)
            implements HintAnswer {}

    /** @param fewest whether fewer pieces are proven not to be enough */
    record TakeAway(
            String hint,
            String evidence,
            String reason,
            Optional<Stuck> stuck,
            Optional<List<PieceAnswer>> pieces,
            Optional<Boolean> fewest)
            implements HintAnswer {}

    /** A limit was reached. */
    record Unknown(String hint, String reason) implements HintAnswer {}

    /** All lies as it should. */
    record Finished(String hint) implements HintAnswer {}

    /** Why there is no way on, where a rule says it. */
    record Stuck(String why, Optional<List<Integer>> cell, Optional<List<List<Integer>>> cells, List<Excluded> excluded)
            implements RecordFields.Inline {
        private static Stuck of(Puzzle puzzle, Inference.Stuck stuck) {
            return new Stuck(
                    stuck.sentence(puzzle),
                    stuck.cell().map(cell -> PieceAnswer.cell(puzzle, cell)),
                    stuck.end().map(end -> PieceAnswer.cells(puzzle, end.cells())),
                    Excluded.of(puzzle, stuck));
        }
    }

    /**
     * A placement that is ruled out.
     *
     * @param forces the pieces that would have to lie then
     * @param then what goes wrong
     * @param at the cells that that is about
     */
    record Excluded(
            String kind, List<List<Integer>> cells, List<PieceAnswer> forces, String then, List<List<Integer>> at) {
        private static List<Excluded> of(Puzzle puzzle, Inference inference) {
            return inference.excluded().stream().map(each -> of(puzzle, each)).toList();
        }

        private static Excluded of(Puzzle puzzle, RuledOut out) {
            return new Excluded(
                    out.piece().kind(),
                    PieceAnswer.cells(puzzle, out.piece().cells()),
                    PieceAnswer.of(puzzle, out.forced()),
                    out.end().words(puzzle),
                    PieceAnswer.cells(puzzle, out.end().cells()));
        }
    }
}
