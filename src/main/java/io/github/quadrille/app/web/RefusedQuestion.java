package io.github.quadrille.app.web;

/** Leaves a question from any depth, because it is refused. */
final class RefusedQuestion extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Rejection rejection;

    RefusedQuestion(Rejection rejection) {
        // Nothing went wrong here, so nobody reads where.
        super(String.join("\n", rejection.errors()), null, false, false);
        this.rejection = rejection;
    }

    Rejection rejection() {
        return rejection;
    }
}
