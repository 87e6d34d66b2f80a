package io.github.quadrille.count;

/** A puzzle that the frontier cannot count within its means. */
final class FrontierTooLarge extends RuntimeException {
    private static final long serialVersionUID = 1;

    FrontierTooLarge(String reason) {
        super(reason);
    }
}
