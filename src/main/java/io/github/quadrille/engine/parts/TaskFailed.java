package io.github.quadrille.engine.parts;

/** Reports a task that other machines could not do. The message says why. */
public final class TaskFailed extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * Makes the exception.
     *
     * @param message a sentence, and advice
     */
    public TaskFailed(String message) {
        super(message);
    }
}
