package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Redundance-based strengthening: a constraint may be added, even if it does not follow, when whatever solves all others but
 * not this one solves all of them after a change, the witness. So there is a solution afterwards if there was one before. With
 * it a proof defines new variables. For each constraint that the witness changes, and for the new one, what it becomes has to
 * follow from all others and the contrary of the new one: by itself, from the contrary alone, by unit propagation, or by a subproof.
 *
 * <p>See Gocht and Nordström, Certifying Parity Reasoning Efficiently Using Pseudo-Boolean Proofs (2021).
 */
final class Redundance {
    private final ProofState proof;
    private final Subproofs subproofs;
    /** What no witness may change; in version 2.0 nothing. */
    private final BitSet preserved;
    /** By new variable, how many constraints there were before it: no older one contains it. */
    private final Map<Integer, Integer> born = new HashMap<>();

    Redundance(ProofState proof, Subproofs subproofs) {
        this.proof = proof;
        this.subproofs = subproofs;
        this.preserved = proof.model().preserved().filter(set -> proof.isNew()).orElseGet(BitSet::new);
    }

    /** Reads {@code 1 x1 1 y1 >= 1 : y1 -> 1}, and perhaps a subproof, and returns the constraint if it may be added. */
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
                throw new Refusal(
                        "The witness changes %s, which the model preserves.".formatted(variables.name(variable)));
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

    /** Reads what stands behind the witness of a deletion, whose goals are of no consequence but if they are said to be proven. */
    void readOfDeletion(Inequality last, Witness witness, Tokens tokens) throws IOException, Refusal {
        if (subproofs.begins(tokens)) {
            Refusal.beyond(
                    !(last instanceof LongInequality),
                    "A subproof for the deletion of several constraints is not read.");
            RedundanceGoals goals = new RedundanceGoals(proof, born, last.usual(), witness);
            // The deletion is right without the others.
            subproofs.read(tokens, goals.contrary(), new Subproofs.Goals(goals::read, () -> {}));
        }
    }
}
