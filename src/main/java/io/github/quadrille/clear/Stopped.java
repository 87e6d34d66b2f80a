package io.github.quadrille.clear;

/** Leaves a search from any depth: a limit was reached. */
public final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final StopReason reason;

    Stopped(StopReason reason) {
        super(reason.words(), null, false, false);
        this.reason = reason;
    }

    public StopReason reason() {
        return reason;
    }
}
