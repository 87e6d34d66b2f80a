package io.github.quadrille.proof.writer;

import io.github.quadrille.core.exactcover.ExactCover;

/**
 * Holds the rows of an exact cover as constraints of a proof. They are the constraints of the model, or others that the
 * proof derives from them.
 */
public interface ProofRows {
    /** This number, in place of a constraint's, says that the row has no bound on that side. */
    long NO_BOUND = 0;

    /** Returns the exact cover. Each of its items is a row: a cell, a kind, or one of the cover's further rows. */
    ExactCover problem();

    /** Returns the variable of a placement. */
    String variable(int placement);

    /** Returns the number of the constraint that bounds a row from below. */
    long lower(int row);

    /** Returns the number of the constraint that bounds a row from above. */
    long upper(int row);
}
