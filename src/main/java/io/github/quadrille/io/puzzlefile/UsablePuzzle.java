package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.puzzle.BagChoices;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.io.input.UnusableInput;
import java.util.HashSet;

/**
 * Checks whether a command can use a puzzle. Each method returns the puzzle, or a puzzle to use in its place, or
 * refuses the puzzle with a message.
 */
public final class UsablePuzzle {
    private UsablePuzzle() {}

    /**
     * Returns the puzzle that remains when the given pieces are laid, for commands that do not support given pieces.
     *
     * @param source the name of the puzzle in messages
     * @throws UnusableInput when no cell remains
     */
    public static Puzzle rest(String source, Puzzle puzzle) throws UnusableInput {
        Puzzle rest = puzzle.rest();
        if (rest.region().size() == 0) {
            throw new UnusableInput(
                    source,
                    "The given pieces cover the whole board. Use 'solve', which says whether that is a packing.");
        }
        return rest;
    }

    /**
     * Returns a puzzle if it has no rules. A command that does not support rules would ignore them and give wrong
     * answers.
     *
     * @param source the name of the puzzle in messages
     * @param what the command or method that does not support rules
     * @throws UnusableInput when the puzzle has rules
     */
    public static Puzzle withoutRules(String source, Puzzle puzzle, String what) throws UnusableInput {
        if (!puzzle.rules().isEmpty()) {
            throw new UnusableInput(
                    source,
                    "The puzzle has rules, but %s cannot follow rules. Use 'solve' or 'count', or leave out 'rules' and 'colours'."
                            .formatted(what));
        }
        return puzzle;
    }

    /**
     * Returns a puzzle whose packings a command can count or list. If the goal is a covering, the returned puzzle asks
     * for all ways to lay all pieces, with gaps. It is returned only if all these ways are best coverings.
     *
     * @param source the name of the puzzle in messages
     * @param isProven whether a proof is wanted; a proof must be of the unchanged puzzle, so a covering is then refused
     * @throws UnusableInput when some of these ways may be better than others, or a proof of a covering is wanted
     */
    public static Puzzle withPackings(String source, Puzzle puzzle, boolean isProven) throws UnusableInput {
        if (!(puzzle.goal() instanceof Goal.Cover goal)) {
            return puzzle;
        }
        if (isProven) {
            throw new UnusableInput(
                    source,
                    "The goal is one best covering, so several packings cannot be proven for this puzzle. Leave out"
                            + " --proof; or leave out 'goal', and draw '?' for each cell that may stay open.");
        }
        for (Supply supply : puzzle.bag().supplies()) {
            if (supply.count().min() < supply.count().max()) {
                throw new UnusableInput(
                        source,
                        "The goal is to cover as much as possible, but the kind '%s' is not fixed to one number: %s. Only ways to lay all pieces can be counted or listed. Give each kind one number, or leave out 'goal'; 'solve' alone finds a best covering."
                                .formatted(supply.kind().name(), supply.count().words()));
            }
        }
        if (goal instanceof Goal.Cells cells && new HashSet<>(cells.worth()).size() > 1) {
            throw new UnusableInput(
                    source,
                    "The goal is to cover as much as possible, and cells have different weights, so some ways to lay"
                            + " all pieces are better than others. Leave out 'goal', and draw '?' for each cell that"
                            + " may stay open.");
        }
        return puzzle.withGaps();
    }

    /**
     * Returns a puzzle if its board is to be filled and is small enough to choose pieces for it.
     *
     * @param source the name of the puzzle in messages
     * @throws UnusableInput when the goal is a covering, or the board is too large
     */
    public static Puzzle toChooseFrom(String source, Puzzle puzzle) throws UnusableInput {
        if (puzzle.goal() instanceof Goal.Cover) {
            throw new UnusableInput(
                    source,
                    "Pieces are chosen to fill the board, but the goal here is to cover as much as possible."
                            + " Leave out 'goal'.");
        }
        if (puzzle.region().size() > BagChoices.MOST_CELLS) {
            throw new UnusableInput(
                    source,
                    "The board has %,d cells, but pieces can be chosen for at most %,d cells. Use a part of it."
                            .formatted(puzzle.region().size(), BagChoices.MOST_CELLS));
        }
        return puzzle;
    }
}
