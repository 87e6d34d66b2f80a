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

/**
 * Holds a hint in the form that JSON needs: the sentence of the hint, if there is one, and details that the sentence
 * leaves out.
 */
public sealed interface HintAnswer {
    /**
     * Returns the answer for a hint.
     *
     * @param puzzle the puzzle that the hint is about, with its given pieces
     */
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

    /** Holds all hints that the user asked for, and the status after the last hint. */
    record All(String status, Puzzle puzzle, List<HintAnswer> hints) {}

    /**
     * Holds a piece that must lie at its place.
     *
     * @param cell the cell that no other piece can cover, if that is the reason
     */
    record Forced(
            String hint,
            PieceAnswer piece,
            Optional<List<Integer>> cell,
            String why,
            int depth,
            List<Excluded> excluded)
            implements HintAnswer {}

    /**
     * Holds a piece that is likely to be in a packing. The rules of reasoning find no piece that must lie at its place.
     *
     * @param cell a cell that few pieces can cover; this piece is one of them
     * @param source the source of the packings that were looked at
     * @param count the number of these packings that contain the piece
     * @param of the number of packings that were looked at
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

    /**
     * Tells the player to take pieces away, because no packing contains all the pieces that are laid.
     *
     * @param fewest whether it is proven that taking away fewer pieces would not be enough
     */
    record TakeAway(
            String hint,
            String evidence,
            String reason,
            Optional<Stuck> stuck,
            Optional<List<PieceAnswer>> pieces,
            Optional<Boolean> fewest)
            implements HintAnswer {}

    /** Reports that a limit was reached before a hint was found. */
    record Unknown(String hint, String reason) implements HintAnswer {}

    /** Reports that the packing is complete. */
    record Finished(String hint) implements HintAnswer {}

    /** Explains why the laid pieces cannot be completed to a packing, if a rule of reasoning shows it. */
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
     * Holds a placement that is ruled out.
     *
     * @param forces the pieces that would have to be laid if this placement were laid
     * @param then the contradiction that would follow, in words
     * @param at the cells of the contradiction
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
