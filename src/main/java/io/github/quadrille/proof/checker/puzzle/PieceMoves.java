package io.github.quadrille.proof.checker.puzzle;

/** What may be done to pieces before they are laid. */
enum PieceMoves {
    /** Turned and flipped. */
    FREE,
    /** Turned. */
    ONE_SIDED,
    /** Nothing. */
    FIXED
}
