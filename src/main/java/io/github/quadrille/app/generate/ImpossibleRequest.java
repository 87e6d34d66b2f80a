package io.github.quadrille.app.generate;

/** Reports that there is no puzzle as requested. The message says why, and what the user can request instead. */
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

    /** Returns an exception for a request that makes sense, but that a completed search has shown to be impossible. */
    static ImpossibleRequest proven(String message) {
        return new ImpossibleRequest(message, true);
    }

    /** Tells whether a search proved that the request is impossible. Otherwise the request itself showed it. */
    public boolean isProven() {
        return proven;
    }
}
