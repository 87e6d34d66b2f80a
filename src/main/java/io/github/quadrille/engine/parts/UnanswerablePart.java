package io.github.quadrille.engine.parts;

/** A part that nobody could answer, and that cannot be cut. */
public final class UnanswerablePart extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnanswerablePart(String message) {
        super(message);
    }
}
