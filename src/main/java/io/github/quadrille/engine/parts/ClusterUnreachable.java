package io.github.quadrille.engine.parts;

/** Head and workers do not come together; the message says why, and what may help. */
public final class ClusterUnreachable extends Exception {
    private static final long serialVersionUID = 1;

    public ClusterUnreachable(String message) {
        super(message);
    }
}
