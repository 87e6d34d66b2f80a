package io.github.quadrille.engine.frontier;

/** A puzzle that the frontier cannot count within its means. */
public final class FrontierTooLarge extends RuntimeException {
    private static final long serialVersionUID = 1;

    FrontierTooLarge(String reason) {
        super(reason);
    }
}
