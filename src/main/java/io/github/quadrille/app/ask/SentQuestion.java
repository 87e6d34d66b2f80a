package io.github.quadrille.app.ask;

import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.io.input.UnusableInput;

/** Asks about a board that is sent, and is no puzzle yet. */
@FunctionalInterface
public interface SentQuestion {
    /**
     * Answers it.
     *
     * @param board a text
     */
    Record answer(byte[] board, Listener listener) throws UnusableInput;
}
