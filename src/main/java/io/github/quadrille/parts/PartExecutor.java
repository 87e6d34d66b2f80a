package io.github.quadrille.parts;

import io.github.quadrille.limit.Limits;
import io.github.quadrille.question.CountListener;

/** Answers the parts of a ledger, here or elsewhere. */
public interface PartExecutor {
    /**
     * Takes parts from the ledger and writes answers into it, until the whole is decided or a limit was reached.
     *
     * @param limits for all parts together
     * @param listener hears how far it has come, and may stop it
     */
    void answer(Ledger ledger, Limits limits, CountListener listener);
}
