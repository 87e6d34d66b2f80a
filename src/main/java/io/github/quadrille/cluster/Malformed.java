package io.github.quadrille.cluster;

/** A message that says nothing we know. */
final class Malformed extends Exception {
    private static final long serialVersionUID = 1;

    Malformed(String message) {
        super(message);
    }
}
