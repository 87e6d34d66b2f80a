package io.github.quadrille.engine.parts;

/** A file that is no journal of this count; the message says why. */
public final class UnusableJournal extends Exception {
    private static final long serialVersionUID = 1;

    UnusableJournal(String reason) {
        super(reason);
    }
}
