package io.github.quadrille.app.ask;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.input.UnusableInput;

/** Asks about the packings of a puzzle. The packings that are found on the way are not its answer. */
public interface PackingQuestion {
    /**
     * Answers the question.
     *
     * @param puzzle the puzzle, whose goal is to pack
     */
    Record answer(Puzzle puzzle, SolveListener listener) throws UnusableInput;
}
