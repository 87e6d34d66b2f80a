package io.github.quadrille.count;

/** Something could not be counted to the end; the message says why. */
public final class IncompleteCount extends Exception {
    private static final long serialVersionUID = 1;

    IncompleteCount(String reason) {
        super(reason);
    }
}
