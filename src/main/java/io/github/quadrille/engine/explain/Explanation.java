package io.github.quadrille.engine.explain;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.blocks.PackableRectangle;
import io.github.quadrille.engine.blocks.StandardBagTheorem;
import io.github.quadrille.engine.blocks.TheoremAnswer;
import io.github.quadrille.engine.blocks.UnpackableRectangle;
import io.github.quadrille.engine.solve.Solver;
import java.util.List;
import java.util.Optional;

/**
 * Holds what is known about a puzzle without search.
 *
 * @param status infeasible with an argument, packed with a cut into blocks, or undecided
 * @param name one word for the reason
 * @param sentences the reason in words
 * @param weights the colouring that shows the reason, if there is one
 * @param where the cells that the reason is about, where these are not all
 * @param cut a cut into blocks, if the puzzle is packed by one
 * @param stoppedBy the limit that ended the search for an argument early, if one did
 */
public record Explanation(
        Verdict.Status status,
        String name,
        List<String> sentences,
        Optional<CellWeights> weights,
        List<Cell> where,
        Optional<PackableRectangle> cut,
        Optional<Limit> stoppedBy) {
    private static final String NONE = "none";

    /** Explains a puzzle by the theorem about standard bags where it applies, or else by any argument. */
    public static Explanation of(Puzzle puzzle) {
        return of(puzzle, Solver.of(puzzle));
    }

    /**
     * Explains a puzzle by the theorem about standard bags where it applies, or else by an argument of a solver. The
     * solver must be for this puzzle, and may have limits.
     */
    public static Explanation of(Puzzle puzzle, Solver solver) {
        Optional<TheoremAnswer> ruling = StandardBagTheorem.rule(puzzle.rest());
        if (ruling.isPresent() && ruling.get() instanceof PackableRectangle possible) {
            return without(Verdict.Status.PACKED, "blocks", possible.sentences(), Optional.of(possible));
        }
        if (ruling.isPresent() && ruling.get() instanceof UnpackableRectangle impossible) {
            return infeasible(impossible, impossible.sentences());
        }
        Optional<Evidence> found;
        try {
            found = solver.explain();
        } catch (Stopped stopped) {
            return stopped(stopped.limit());
        }
        if (found.isEmpty() && puzzle.rest().region().size() == 0) {
            String sentence = "The given pieces are a packing: they cover every cell, and no other piece must be laid.";
            return without(Verdict.Status.PACKED, "given", List.of(sentence), Optional.empty());
        }
        String nothing =
                "No short argument was found. Try 'solve', which finds a packing, or proves that there is none.";
        return found.map(one -> infeasible(one, List.of(one.sentence())))
                .orElseGet(() -> without(Verdict.Status.UNDECIDED, NONE, List.of(nothing), Optional.empty()));
    }

    private static Explanation infeasible(Evidence why, List<String> sentences) {
        return new Explanation(
                Verdict.Status.INFEASIBLE,
                why.name(),
                sentences,
                why.picture(),
                why.where(),
                Optional.empty(),
                Optional.empty());
    }

    private static Explanation stopped(Limit limit) {
        return new Explanation(
                Verdict.Status.UNDECIDED,
                NONE,
                List.of(limit.words()),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.of(limit));
    }

    /** Returns an explanation without a colouring, about all cells. */
    private static Explanation without(
            Verdict.Status status, String name, List<String> sentences, Optional<PackableRectangle> cut) {
        return new Explanation(status, name, sentences, Optional.empty(), List.of(), cut, Optional.empty());
    }
}
