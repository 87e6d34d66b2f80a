package io.github.quadrille.engine.parts;

/** Reports that other machines could not do a task, or could not be used at all. The message says why. */
public final class TaskFailed extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * Makes the exception.
     *
     * @param message one sentence about the failure, and one with advice
     */
    public TaskFailed(String message) {
        super(message);
    }
}
