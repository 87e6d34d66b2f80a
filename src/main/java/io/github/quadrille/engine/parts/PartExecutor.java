package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;

/** Answers what is handed out, here or elsewhere. */
public interface PartExecutor {
    /**
     * Takes tasks and brings answers, until the whole is decided or a limit was reached.
     *
     * @param limits for all tasks together
     * @param listener hears how far it has come, and may stop it
     */
    void answer(TaskSource taskSource, Limits limits, Listener listener);

    /** A part that could not be answered, and that cannot be cut. */
    final class UnanswerablePart extends RuntimeException {
        private static final long serialVersionUID = 1;

        public UnanswerablePart(String message) {
            super(message);
        }
    }
}
