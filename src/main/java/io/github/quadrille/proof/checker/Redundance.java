package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

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
    private final Optional<LinearObjective> objective;
    /** What no witness may change; in version 2.0 nothing. */
    private final BitSet preserved;
    /** By new variable, how many constraints there were before it: no older one contains it. */
    private final Map<Integer, Integer> born = new HashMap<>();

    Redundance(ProofState proof, Subproofs subproofs) {
        this.proof = proof;
        this.subproofs = subproofs;
        this.objective = proof.model().objective();
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
        Goals goals = new Goals(read.usual(), witness);
        if (subproofs.begins(tokens)) {
            subproofs.read(tokens, goals.contrary, new Subproofs.Goals(goals::read, goals::requireRest));
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
            Goals goals = new Goals(last.usual(), witness);
            // The deletion is right without the others.
            subproofs.read(tokens, goals.contrary, new Subproofs.Goals(goals::read, () -> {}));
        }
    }

    /** What has to follow: what the constraint becomes, that the objective does not grow, and what older constraints become. */
    private final class Goals {
        private final LongInequality constraint;
        private final LongInequality contrary;
        private final Witness witness;
        private final boolean isSwap;
        private final int before = proof.database().size();
        private final BitSet proven = new BitSet();
        private boolean isConstraintProven;
        private boolean isObjectiveProven;

        Goals(LongInequality constraint, Witness witness) {
            this.constraint = constraint;
            this.contrary = constraint.negation();
            this.witness = witness;
            this.isSwap = witness.variables().size() > 1;
        }

        LongInequality read(Tokens tokens) throws Refusal {
            if (tokens.skip("#1")) {
                isConstraintProven = true;
                return witness.of(constraint);
            }
            if (objective.isPresent() && tokens.skip("#2")) {
                isObjectiveProven = true;
                return objective.get().notMoreAfter(witness).usual();
            }
            Refusal.when(!tokens.isLabel() && !tokens.isInteger(), "There is no goal %s.", tokens);
            int place = proof.database().peek(tokens);
            Refusal.when(place >= before, "Constraint %,d is of the subproof itself, so it is no goal.", place + 1);
            tokens.next();
            proven.set(place);
            return witness.of(proof.database().at(place).usual());
        }

        void requireRest() throws Refusal {
            if (!isConstraintProven && !follows(witness.of(constraint), isSwap)) {
                throw broken("itself");
            }
            if (objective.isPresent()
                    && !isObjectiveProven
                    && !follows(objective.get().notMoreAfter(witness), false)) {
                throw broken("the objective");
            }
            for (int index = oldest(); index < before; index++) {
                Inequality other = proof.database().at(index);
                // What excludes a solution has only variables that no witness changes.
                if (other instanceof LongInequality usual
                        && witness.changes(usual)
                        && !proven.get(index)
                        && !follows(witness.of(usual), isSwap)) {
                    throw broken("constraint %,d".formatted(index + 1));
                }
                if (other instanceof Sum) {
                    throw broken("the large numbers of constraint %,d".formatted(index + 1));
                }
            }
        }

        /** The first constraint that may contain one of the witness's variables. */
        private int oldest() {
            int first = before;
            for (int variable : witness.variables()) {
                first = Math.min(first, born.getOrDefault(variable, 0));
            }
            return first;
        }

        /**
         * Whether what something becomes follows.
         *
         * @param isLikely whether it is likely to be a constraint itself, as with symmetries: then those are looked
         *     through first
         */
        private boolean follows(Inequality becomes, boolean isLikely) {
            ConstraintDatabase database = proof.database();
            return becomes instanceof LongInequality goal
                    && (goal.degree() <= 0
                            || contrary.saysMoreThan(goal)
                            || ((isLikely || database.isIndexed())
                                    && database.find(goal).isPresent())
                            || proof.propagation().implies(contrary, goal)
                            || database.find(goal).isPresent());
        }
    }

    private static Refusal broken(String what) {
        return new Refusal("The constraint may not be added: its witness does not keep %s.".formatted(what));
    }
}
