package io.github.quadrille.engine.parts;

/** A task that other machines could not do; the message says why, in one sentence. */
public final class TaskFailed extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** @param message one sentence without its end: a command adds what may help */
    public TaskFailed(String message) {
        super(message);
    }
}
