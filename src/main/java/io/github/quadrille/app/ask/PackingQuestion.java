package io.github.quadrille.app.ask;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.input.UnusableInput;

/**
 * Asks about the packings of a puzzle. The answer is a record. The search for the answer can also report packings to
 * the listener, but these are not the answer.
 */
public interface PackingQuestion {
    /**
     * Answers the question.
     *
     * @param puzzle the puzzle, whose goal is to pack
     */
    Record answer(Puzzle puzzle, SolveListener listener) throws UnusableInput;
}
