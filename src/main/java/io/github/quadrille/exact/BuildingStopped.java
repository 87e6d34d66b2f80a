package io.github.quadrille.exact;

import io.github.quadrille.puzzle.Limit;

/** A limit was reached while a model was being built, from whatever depth. */
final class BuildingStopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Limit limit;

    BuildingStopped(Limit limit) {
        super(limit.words(), null, false, false);
        this.limit = limit;
    }

    Limit limit() {
        return limit;
    }
}
