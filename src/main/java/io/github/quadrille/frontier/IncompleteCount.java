package io.github.quadrille.frontier;

/** Something could not be counted to the end; the message says why. */
public final class IncompleteCount extends Exception {
    private static final long serialVersionUID = 1;

    public IncompleteCount(String reason) {
        super(reason);
    }
}
