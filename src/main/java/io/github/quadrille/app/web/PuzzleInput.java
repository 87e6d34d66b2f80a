package io.github.quadrille.app.web;

import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.GivenKeys;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.puzzlefile.UsablePuzzle;

/**
 * Reads the puzzle of a question. The body of the request has the form of a puzzle file, and parameters may add keys to
 * it.
 */
final class PuzzleInput {
    static final String SOURCE = "puzzle";

    private final GivenKeys given;
    private final byte[] body;

    /**
     * Prepares the reader.
     *
     * @param given the keys that the parameters set, in addition to those in the body
     * @param body the body of the request
     */
    PuzzleInput(GivenKeys given, byte[] body) {
        this.given = given;
        this.body = body;
    }

    Puzzle read() throws UnusableInput {
        return PuzzleReader.read(SOURCE, body, given);
    }

    /**
     * Reads a puzzle whose goal is to pack, and refuses one whose goal is to cover. A 0/1 matrix as the body states no
     * goal. Then the goal is to pack, unless a parameter gives another goal.
     *
     * @param what the subject and verb of the message, such as {@code Hints are}
     */
    Puzzle readPackable(String what) throws UnusableInput {
        Puzzle puzzle = PuzzleReader.read(SOURCE, body, given.forPackings());
        if (puzzle.goal() instanceof Goal.Cover) {
            throw new UnusableInput(
                    SOURCE,
                    "%s about packings, but the goal here is to cover as much as possible. Leave out 'goal'."
                            .formatted(what));
        }
        return puzzle;
    }

    /**
     * Reads a puzzle whose packings can be counted or listed. If the goal is to cover, the packings are the ways to lay
     * all pieces, and all of them must be equally good.
     */
    Puzzle readWithPackings() throws UnusableInput {
        return UsablePuzzle.withPackings(SOURCE, PuzzleReader.read(SOURCE, body, given.forPackings()), false);
    }

    /** Reads a puzzle that is to be drawn, in at most three dimensions. The puzzle may be a board without pieces. */
    Puzzle readDrawn() throws UnusableInput {
        Puzzle puzzle = PuzzleReader.read(SOURCE, body, given.by(GivenKeys.PiecesOption.IF_ANY));
        if (puzzle.region().lattice().dimensions() > 3) {
            throw new UnusableInput(
                    SOURCE,
                    "This board has %d dimensions, but the page can draw at most three. Use 'quadrille solve' in a terminal."
                            .formatted(puzzle.region().lattice().dimensions()));
        }
        return puzzle;
    }
}
