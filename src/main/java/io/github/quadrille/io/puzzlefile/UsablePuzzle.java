package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.puzzle.BagChoices;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;

/** Puzzles for commands that cannot use every one. */
public final class UsablePuzzle {
    private UsablePuzzle() {}

    /**
     * What is left of a puzzle beside given pieces, for commands that know nothing of them.
     *
     * @param source what messages call the puzzle
     * @throws UnusableInput when nothing is left
     */
    public static Puzzle rest(String source, Puzzle puzzle) throws UnusableInput {
        Puzzle rest = puzzle.rest();
        if (rest.region().size() == 0) {
            throw new UnusableInput(
                    source,
                    "The given pieces cover the whole board. Maybe 'solve', which says whether that is a packing.");
        }
        return rest;
    }

    /**
     * Returns a puzzle that has no rules, for commands that know nothing of them and would answer another question.
     *
     * @param source what messages call the puzzle
     * @param what says who knows nothing of rules
     * @throws UnusableInput when it has some
     */
    public static Puzzle withoutRules(String source, Puzzle puzzle, String what) throws UnusableInput {
        if (!puzzle.rules().isEmpty()) {
            throw new UnusableInput(
                    source,
                    "The puzzle has rules, and %s knows nothing of rules. Use 'solve' or 'count', or leave out 'rules' and 'colours'."
                            .formatted(what));
        }
        return puzzle;
    }

    /**
     * A puzzle from whose kinds pieces are chosen.
     *
     * @param source what messages call the puzzle
     * @throws UnusableInput when its board need not be filled, or is too large
     */
    public static Puzzle toChooseFrom(String source, Puzzle puzzle) throws UnusableInput {
        if (puzzle.goal() instanceof Goal.Cover) {
            throw new UnusableInput(
                    source,
                    "Pieces are chosen to fill the board, but the goal here is to cover as much as possible."
                            + " Maybe leave out 'goal'.");
        }
        if (puzzle.region().size() > BagChoices.MOST_CELLS) {
            throw new UnusableInput(
                    source,
                    "The board has %,d cells, but pieces are chosen for %,d at most. Maybe a part of it is enough."
                            .formatted(puzzle.region().size(), BagChoices.MOST_CELLS));
        }
        return puzzle;
    }
}
