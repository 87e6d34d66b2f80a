package io.github.quadrille.engine.parts;

/** A message that says nothing we know. */
public final class Malformed extends Exception {
    private static final long serialVersionUID = 1;

    public Malformed(String message) {
        super(message);
    }
}
