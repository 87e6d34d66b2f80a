package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Checks constraints added by redundance-based strengthening. Such a constraint need not follow from the other
 * constraints. It may be added if there is a witness, a change of variables. The witness must turn every solution of
 * the other constraints that violates the new constraint into a solution of all constraints. So if there was a solution
 * before, there is one afterwards. With this rule a proof can define new variables.
 *
 * <p>The new constraint gives a goal, and so does each older constraint that the witness changes. Only exclusions of
 * solutions give no goal. The goal is that the changed constraint follows from all other constraints and the negation
 * of the new constraint. If the model has an objective, another goal says that the witness does not increase it. There
 * are five ways to show a goal: it holds by itself, it follows from the negation alone, it equals an existing
 * constraint, it follows by unit propagation, or it has a subproof.
 *
 * <p>See Gocht and Nordström, Certifying Parity Reasoning Efficiently Using Pseudo-Boolean Proofs (2021).
 */
final class Redundance {
    private final ProofState proof;
    private final Subproofs subproofs;
    /** No witness may change these variables. In version 2.0 the set is empty. */
    private final BitSet preserved;
    /**
     * Each new variable is mapped to the number of constraints that existed before the variable. None of these older
     * constraints contains the variable.
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
            // The goals without steps are not required, because the deletion is sound without them.
            subproofs.read(tokens, goals.contrary(), new Subproofs.Goals(goals::read, () -> {}));
        }
    }
}
