package io.github.quadrille.io.answer;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleCode;

/** A puzzle and its code. */
public record LinkAnswer(String status, Puzzle puzzle, String code) {
    /** @throws UnusableInput when the puzzle is too large for a code */
    public static LinkAnswer of(Puzzle puzzle) throws UnusableInput {
        return new LinkAnswer("linked", puzzle, PuzzleCode.of(puzzle));
    }
}
