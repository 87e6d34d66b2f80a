package io.github.quadrille.engine.frontier;

/** Signals that a puzzle is too large for the frontier to count. */
public final class FrontierTooLarge extends RuntimeException {
    private static final long serialVersionUID = 1;

    FrontierTooLarge(String reason) {
        super(reason);
    }
}
