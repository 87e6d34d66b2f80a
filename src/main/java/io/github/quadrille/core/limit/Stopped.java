package io.github.quadrille.core.limit;

import java.util.Optional;

/** Leaves work from any depth, because a limit was reached. */
public final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Limit limit;

    /** Because of this limit. */
    public Stopped(Limit limit) {
        // Nothing went wrong, so a stack trace is not wanted.
        super(limit.words(), null, false, false);
        this.limit = limit;
    }

    /**
     * Goes on unless a limit was reached.
     *
     * @throws Stopped because of it
     */
    public static void ifAny(Optional<Limit> reached) {
        if (reached.isPresent()) {
            throw new Stopped(reached.get());
        }
    }

    /** Which limit was reached. */
    public Limit limit() {
        return limit;
    }
}
