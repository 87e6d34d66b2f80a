package io.github.quadrille.count;

import io.github.quadrille.puzzle.Limit;

/** A limit was reached in the middle of a step. */
final class CountStopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Limit limit;

    CountStopped(Limit limit) {
        super(limit.words(), null, false, false);
        this.limit = limit;
    }

    Limit limit() {
        return limit;
    }
}
