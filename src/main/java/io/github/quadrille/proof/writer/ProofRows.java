package io.github.quadrille.proof.writer;

import io.github.quadrille.core.exactcover.ExactCover;

/** The rows of an exact cover as constraints of a proof: those of the model itself, or others derived from it. */
public interface ProofRows {
    /** In place of a constraint's number: the row has no bound on that side. */
    long NO_BOUND = 0;

    /** What the rows say: each is an item, a cell, a kind or a row. */
    ExactCover problem();

    /** The variable of a placement. */
    String variable(int placement);

    /** The number of the constraint that bounds a row from below. */
    long lower(int row);

    /** The number of the constraint that bounds a row from above. */
    long upper(int row);
}
