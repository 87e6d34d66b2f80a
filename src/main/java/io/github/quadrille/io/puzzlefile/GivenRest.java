package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;

/** What is left of a puzzle beside given pieces: for those who know nothing of them. */
public final class GivenRest {
    private GivenRest() {}

    /**
     * The rest.
     *
     * @param source what messages call the puzzle
     * @throws UnusableInput when nothing is left
     */
    public static Puzzle of(String source, Puzzle puzzle) throws UnusableInput {
        Puzzle rest = puzzle.rest();
        if (rest.region().size() == 0) {
            throw new UnusableInput(
                    source,
                    "The given pieces cover the whole board. Maybe 'solve', which says whether that is a packing.");
        }
        return rest;
    }
}
