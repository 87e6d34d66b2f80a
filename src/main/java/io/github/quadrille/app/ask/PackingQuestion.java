package io.github.quadrille.app.ask;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.input.UnusableInput;

/** Asks about the packings of a puzzle, which are only steps on the way to its answer. */
public interface PackingQuestion {
    /**
     * Answers it.
     *
     * @param puzzle one whose goal is to pack
     */
    Record answer(Puzzle puzzle, SolveListener listener) throws UnusableInput;
}
