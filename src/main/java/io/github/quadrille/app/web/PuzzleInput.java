package io.github.quadrille.app.web;

import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.GivenKeys;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.puzzlefile.UsablePuzzle;

/** Reads the puzzle of a question: the body as a file would be read, together with the parameters. */
final class PuzzleInput {
    static final String SOURCE = "puzzle";

    private final GivenKeys given;
    private final byte[] body;

    /**
     * Prepares the reader.
     *
     * @param given the keys from the parameters
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
     * Reads a puzzle that can have packings. The goal of a matrix is to pack.
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
     * Reads a puzzle whose packings can be counted or listed. Where the goal is to cover, they are the ways to lay all
     * pieces.
     */
    Puzzle readWithPackings() throws UnusableInput {
        return UsablePuzzle.withPackings(SOURCE, PuzzleReader.read(SOURCE, body, given.forPackings()), false);
    }

    /** Reads a board that the page draws, and that needs no pieces. */
    Puzzle readDrawn() throws UnusableInput {
        Puzzle puzzle = PuzzleReader.read(SOURCE, body, given.by(GivenKeys.PiecesOption.IF_ANY));
        if (puzzle.region().lattice().dimensions() > 3) {
            throw new UnusableInput(
                    SOURCE,
                    "This board has %d dimensions, and the page draws three at most. Use 'quadrille solve' in a terminal."
                            .formatted(puzzle.region().lattice().dimensions()));
        }
        return puzzle;
    }
}
