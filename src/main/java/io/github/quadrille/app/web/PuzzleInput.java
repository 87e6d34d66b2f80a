package io.github.quadrille.app.web;

import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.GivenKeys;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.puzzlefile.UsablePuzzle;

/** Reads the puzzle of a question: what was sent, as a file would be read, with what is said beside it. */
final class PuzzleInput {
    static final String SOURCE = "puzzle";

    private final GivenKeys given;
    private final byte[] body;

    /**
     * @param given what is said
     * @param body what was sent
     */
    PuzzleInput(GivenKeys given, byte[] body) {
        this.given = given;
        this.body = body;
    }

    Puzzle read() throws UnusableInput {
        return PuzzleReader.read(SOURCE, body, given);
    }

    /**
     * One that can have packings; a matrix is to be packed.
     *
     * @param what is about packings, for the message
     */
    Puzzle readPackable(String what) throws UnusableInput {
        Puzzle puzzle = PuzzleReader.read(SOURCE, body, given.forPackings());
        if (puzzle.goal() instanceof Goal.Cover) {
            throw new UnusableInput(
                    SOURCE,
                    "%s about packings, but the goal here is to cover as much as possible. Maybe leave out 'goal'."
                            .formatted(what));
        }
        return puzzle;
    }

    /** One whose packings can be counted or listed: of a covering, the ways to lay all pieces. */
    Puzzle readWithPackings() throws UnusableInput {
        return UsablePuzzle.withPackings(SOURCE, PuzzleReader.read(SOURCE, body, given.forPackings()), false);
    }

    /** A board that the page draws, and that needs no pieces. */
    Puzzle readDrawn() throws UnusableInput {
        Puzzle puzzle = PuzzleReader.read(SOURCE, body, given.by(GivenKeys.PiecesOption.IF_ANY));
        if (puzzle.region().lattice().dimensions() > 3) {
            throw new UnusableInput(
                    SOURCE,
                    "This board has %d dimensions, and the page draws three at most. Maybe 'quadrille solve' in a terminal."
                            .formatted(puzzle.region().lattice().dimensions()));
        }
        return puzzle;
    }
}
