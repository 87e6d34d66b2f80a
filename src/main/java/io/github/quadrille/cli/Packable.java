package io.github.quadrille.cli;

import io.github.quadrille.format.PuzzleReader;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.puzzle.Goal;
import io.github.quadrille.puzzle.Puzzle;
import java.io.IOException;

/** Reads puzzles whose packings can be counted. */
final class Packable {
    private Packable() {}

    /**
     * @throws UnusableInput also when the goal is to cover: then there are best coverings, but no packings
     */
    static Puzzle read(String argument) throws IOException, UnusableInput {
        Puzzle puzzle = PuzzleReader.read(argument);
        if (puzzle.goal() instanceof Goal.Cover) {
            throw new UnusableInput(
                    argument,
                    "Packings are counted, but the goal here is to cover as much as possible. Maybe leave out 'goal',"
                            + " or find a best covering by 'solve'.");
        }
        return puzzle;
    }
}
