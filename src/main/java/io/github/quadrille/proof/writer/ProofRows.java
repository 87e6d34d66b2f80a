package io.github.quadrille.proof.writer;

import io.github.quadrille.core.exactcover.ExactCover;

/**
 * Holds the rows of an exact cover as constraints of a proof. These are constraints of the model, or constraints that
 * the proof derives from the model.
 */
public interface ProofRows {
    /** This value in place of a constraint's number says that the row has no bound on that side. */
    long NO_BOUND = 0;

    /** Returns the exact cover. Each of its items is a row: a cell, a kind, or one of the cover's further rows. */
    ExactCover problem();

    /** Returns the name of a placement's variable. */
    String variable(int placement);

    /** Returns the number of the constraint for the lower bound of a row; {@link #NO_BOUND} if there is none. */
    long lower(int row);

    /** Returns the number of the constraint for the upper bound of a row; {@link #NO_BOUND} if there is none. */
    long upper(int row);
}
