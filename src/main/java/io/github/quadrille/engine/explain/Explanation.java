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
 * @param status infeasible if an argument shows it, packed if the board can be cut into blocks or the given pieces fill
 *     it, or undecided
 * @param name a short name of the reason
 * @param sentences the reason in whole sentences
 * @param weights the colouring that shows the reason, if there is one
 * @param where the cells that the reason is about; empty when it is about the whole board
 * @param cut a cut into blocks, if the board is packed by cutting it into blocks
 * @param stoppedBy the limit that ended the search for an argument early, if a limit did
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

    /**
     * Explains a puzzle by the theorem about standard bags (an equal number of each free tetromino) if the theorem
     * applies. Otherwise it explains the puzzle by any argument that is found.
     */
    public static Explanation of(Puzzle puzzle) {
        return of(puzzle, Solver.of(puzzle));
    }

    /**
     * Explains a puzzle by the theorem about standard bags (an equal number of each free tetromino) if the theorem
     * applies. Otherwise it explains the puzzle by an argument that a solver finds.
     *
     * @param solver a solver for this puzzle, which can have limits
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

    /** Returns an explanation that has no colouring and is about the whole board. */
    private static Explanation without(
            Verdict.Status status, String name, List<String> sentences, Optional<PackableRectangle> cut) {
        return new Explanation(status, name, sentences, Optional.empty(), List.of(), cut, Optional.empty());
    }
}
