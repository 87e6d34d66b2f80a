package io.github.quadrille.app.ask;

import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.io.input.UnusableInput;

/** Asks about a board that arrives as a text, and that is not a puzzle yet. */
@FunctionalInterface
public interface SentQuestion {
    /**
     * Answers the question.
     *
     * @param board the text of the board
     */
    Record answer(byte[] board, Listener listener) throws UnusableInput;
}
