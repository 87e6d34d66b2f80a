package io.github.quadrille.proof.checker;

import java.util.BitSet;
import java.util.Optional;

/**
 * Holds the data that the rules of a proof share.
 *
 * @param model the model that the proof is about
 * @param statements the statements of the proof
 * @param database the constraints so far
 * @param propagation the unit propagation over these constraints
 * @param variables the number of variables in the model; a proof may add more
 */
record ProofState(
        ModelReader model, Statements statements, ConstraintDatabase database, Propagation propagation, int variables) {
    static ProofState of(ModelReader model, Statements statements) {
        int variables = model.variables().size();
        Propagation propagation = new Propagation(variables);
        return new ProofState(model, statements, new ConstraintDatabase(propagation), propagation, variables);
    }

    /** Returns whether the proof is of version 3.0. */
    boolean isNew() {
        return statements.isNew();
    }

    /**
     * Returns the variables that tell solutions apart; empty if the model does not name them. In version 2.0 these are
     * all variables of the model.
     */
    Optional<BitSet> distinguishing() {
        BitSet all = new BitSet();
        all.set(0, variables);
        return isNew() ? model.preserved() : Optional.of(all);
    }

    /** Reads one inequality. */
    Inequality inequality(Tokens tokens) throws Refusal {
        return ConstraintReader.readOne(tokens, model.variables());
    }
}
