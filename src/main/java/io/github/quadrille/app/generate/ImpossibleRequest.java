package io.github.quadrille.app.generate;

/** No puzzle is like that: the message says why, and what may be meant. */
public final class ImpossibleRequest extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final boolean proven;

    public ImpossibleRequest(String message) {
        this(message, false);
    }

    private ImpossibleRequest(String message, boolean proven) {
        super(message);
        this.proven = proven;
    }

    /** The request is a sound one, and a search that ended by itself says no. */
    static ImpossibleRequest proven(String message) {
        return new ImpossibleRequest(message, true);
    }

    /** Whether that took a search, and not just a look at what was asked for. */
    public boolean isProven() {
        return proven;
    }
}
