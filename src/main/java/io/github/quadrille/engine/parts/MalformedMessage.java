package io.github.quadrille.engine.parts;

/** A message that says nothing we know. */
public final class MalformedMessage extends Exception {
    private static final long serialVersionUID = 1;

    public MalformedMessage(String message) {
        super(message);
    }
}
