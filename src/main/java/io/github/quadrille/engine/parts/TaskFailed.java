package io.github.quadrille.engine.parts;

/** A task that other machines could not do; the message says why. */
public final class TaskFailed extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** @param message a sentence, and advice that begins with "Maybe" */
    public TaskFailed(String message) {
        super(message);
    }
}
