package io.github.quadrille.proof.checker;

import java.util.BitSet;
import java.util.Optional;

/**
 * What the rules of a proof share.
 *
 * @param variables how many the model has; a proof may bring more
 */
record ProofState(
        ModelReader model, Statements statements, ConstraintDatabase database, Propagation propagation, int variables) {
    static ProofState of(ModelReader model, Statements statements) {
        int variables = model.variables().size();
        Propagation propagation = new Propagation(variables);
        return new ProofState(model, statements, new ConstraintDatabase(propagation), propagation, variables);
    }

    /** Whether the proof is of version 3.0. */
    boolean isNew() {
        return statements.isNew();
    }

    /** The variables by which solutions are told apart, all of the model's in version 2.0; empty where that is not said. */
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
