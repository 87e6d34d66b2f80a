package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Checks constraints added by redundance-based strengthening. Such a constraint need not follow from the others. It may
 * be added when a change of variables, the witness, turns every solution of the others that violates it into a solution
 * of all. So there is a solution afterwards if there was one before. With this rule a proof defines new variables.
 *
 * <p>The new constraint, and each constraint that the witness changes, gives a goal: the changed constraint must follow
 * from all others and the negation of the new one. It may follow by itself, from the negation alone, by unit
 * propagation, or by a subproof.
 *
 * <p>See Gocht and Nordström, Certifying Parity Reasoning Efficiently Using Pseudo-Boolean Proofs (2021).
 */
final class Redundance {
    private final ProofState proof;
    private final Subproofs subproofs;
    /** No witness may change these variables. In version 2.0 the set is empty. */
    private final BitSet preserved;
    /**
     * Each new variable has the number of constraints that existed before it. No older constraint contains the
     * variable.
     */
    private final Map<Integer, Integer> born = new HashMap<>();

    Redundance(ProofState proof, Subproofs subproofs) {
        this.proof = proof;
        this.subproofs = subproofs;
        this.preserved = proof.model().preserved().filter(set -> proof.isNew()).orElseGet(BitSet::new);
    }

    /**
     * Reads a constraint and its witness, such as {@code 1 x1 1 y1 >= 1 : y1 -> 1}, and perhaps a subproof. Returns the
     * constraint if it may be added.
     */
    Inequality derive(Tokens tokens) throws IOException, Refusal {
        Variables variables = proof.model().variables();
        int known = variables.size();
        variables.allowNew(true);
        Inequality read = proof.inequality(tokens);
        if (!proof.isNew() || !tokens.is(";")) {
            tokens.expect(tokens.separator());
        }
        variables.allowNew(false);
        for (int variable = known; variable < variables.size(); variable++) {
            born.put(variable, proof.database().size());
        }
        proof.propagation().grow(variables.size());
        Witness witness = Witness.read(tokens, variables);
        for (int variable : witness.variables()) {
            if (preserved.get(variable) && witness.changes(variable)) {
                throw new Refusal("The witness changes %s, which the model lists as preserved."
                        .formatted(variables.name(variable)));
            }
        }
        RedundanceGoals goals = new RedundanceGoals(proof, born, read.usual(), witness);
        if (subproofs.begins(tokens)) {
            subproofs.read(tokens, goals.contrary(), new Subproofs.Goals(goals::read, goals::requireRest));
        } else {
            goals.requireRest();
        }
        return read;
    }

    /**
     * Reads the subproof after the witness of a deletion. The deletion is sound without any goal, but each goal for
     * which the subproof gives steps is checked.
     */
    void readOfDeletion(Inequality last, Witness witness, Tokens tokens) throws IOException, Refusal {
        if (subproofs.begins(tokens)) {
            Refusal.beyond(
                    !(last instanceof LongInequality),
                    "This checker cannot read a subproof for the deletion of several constraints.");
            RedundanceGoals goals = new RedundanceGoals(proof, born, last.usual(), witness);
            // The deletion is sound without the other goals.
            subproofs.read(tokens, goals.contrary(), new Subproofs.Goals(goals::read, () -> {}));
        }
    }
}
