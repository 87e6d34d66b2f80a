package io.github.quadrille.app.web;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.GivenKeys;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.util.List;
import java.util.Optional;

/**
 * The puzzle of a question: what was sent, read as a file would be, with what is said beside it.
 *
 * @param given what is said
 */
record PuzzleInput(GivenKeys given) {
    static final String SOURCE = "puzzle";

    static PuzzleInput of(Parameters parameters) {
        return new PuzzleInput(new GivenKeys(
                        parameters.text("pieces"),
                        parameters.word("symmetry", List.of(PieceSymmetry.values()), PieceSymmetry::word),
                        wrap(parameters),
                        parameters.word("goal", List.of("pack", "cover"), word -> word))
                .on(parameters.word("lattice", Lattices.ALL, Lattice::word)));
    }

    static Optional<Wrap> wrap(Parameters parameters) {
        return parameters.read("wrap", Wrap::of, "none, horizontal, vertical, both, or layers,rows,columns");
    }

    Puzzle read(byte[] body) throws UnusableInput {
        return PuzzleReader.read(SOURCE, body, given);
    }

    /**
     * One that can have packings; a matrix is to be packed.
     *
     * @param what is about packings, for the message
     */
    Puzzle readPackable(byte[] body, String what) throws UnusableInput {
        Puzzle puzzle = PuzzleReader.read(SOURCE, body, given.forPackings());
        if (puzzle.goal() instanceof Goal.Cover) {
            throw new UnusableInput(
                    SOURCE,
                    "%s about packings, but the goal here is to cover as much as possible. Maybe leave out 'goal'."
                            .formatted(what));
        }
        return puzzle;
    }

    /** A board that the page draws, and that needs no pieces. */
    Puzzle readDrawn(byte[] body) throws UnusableInput {
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
