package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.Inequality.BigInequality;
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
    private final Variables variables;
    private final ConstraintReader constraints;
    private final ConstraintDatabase database;
    private final Propagation propagation;
    private final Subproofs subproofs;
    private final Optional<LinearObjective> objective;
    private final BitSet preserved;
    /** By new variable, how many constraints there were before it: no older one contains it. */
    private final Map<Integer, Integer> born = new HashMap<>();

    /**
     * @param preserved what no witness may change
     */
    Redundance(
            ModelReader model,
            ConstraintReader constraints,
            ConstraintDatabase constraintDatabase,
            Propagation propagation,
            Subproofs subproofs,
            BitSet preserved) {
        this.variables = model.variables();
        this.objective = model.objective();
        this.preserved = preserved;
        this.constraints = constraints;
        this.database = constraintDatabase;
        this.propagation = propagation;
        this.subproofs = subproofs;
    }

    /** Reads {@code 1 x1 1 y1 >= 1 : y1 -> 1}, and perhaps a subproof, and returns the constraint if it may be added. */
    Inequality derive(Tokens tokens) throws IOException, Refusal {
        int known = variables.size();
        variables.allowNew(true);
        Inequality read = constraints.readOne(tokens);
        subproofs.expectSeparator(tokens);
        variables.allowNew(false);
        for (int variable = known; variable < variables.size(); variable++) {
            born.put(variable, database.size());
        }
        propagation.grow(variables.size());
        Witness witness = Witness.read(tokens, variables);
        for (int variable : witness.variables()) {
            if (preserved.get(variable) && witness.changes(variable)) {
                throw new Refusal(
                        "The witness changes %s, which the model preserves.".formatted(variables.name(variable)));
            }
        }
        require(read, witness, tokens);
        return read;
    }

    /** Reads what stands behind the witness, which is nothing or a subproof, and requires that the witness keeps all. */
    void require(Inequality read, Witness witness, Tokens tokens) throws IOException, Refusal {
        Goals goals = new Goals(read.usual(), witness);
        if (subproofs.begins(tokens)) {
            subproofs.read(tokens, goals.contrary, goals);
        } else {
            goals.requireRest();
        }
    }

    /** Reads what stands behind the witness of a deletion, whose goals are of no consequence but if they are said to be proven. */
    void readOfDeletion(Inequality last, Witness witness, Tokens tokens) throws IOException, Refusal {
        if (subproofs.begins(tokens)) {
            if (!(last instanceof LongInequality constraint)) {
                throw Refusal.ofLimit("A subproof for the deletion of several constraints is not read.");
            }
            Goals goals = new Goals(constraint, witness);
            subproofs.read(tokens, goals.contrary, goals.namedOnly());
        }
    }

    /** What has to follow: what the constraint becomes, that the objective does not grow, and what older constraints become. */
    private final class Goals implements Subproofs.Goals {
        private final LongInequality constraint;
        private final LongInequality contrary;
        private final Witness witness;
        private final boolean isSwap;
        private final int before = database.size();
        private final BitSet proven = new BitSet();
        private boolean isConstraintProven;
        private boolean isObjectiveProven;

        Goals(LongInequality constraint, Witness witness) {
            this.constraint = constraint;
            this.contrary = constraint.negation();
            this.witness = witness;
            this.isSwap = witness.variables().size() > 1;
        }

        @Override
        public LongInequality read(Tokens tokens) throws Refusal {
            if (tokens.skip("#1")) {
                isConstraintProven = true;
                return witness.of(constraint);
            }
            if (objective.isPresent() && tokens.skip("#2")) {
                isObjectiveProven = true;
                return objective.get().notMoreAfter(witness).usual();
            }
            Refusal.when(!tokens.isLabel() && !tokens.isInteger(), "There is no goal %s.", tokens);
            int place = database.peek(tokens);
            Refusal.when(place >= before, "Constraint %,d is of the subproof itself, so it is no goal.", place + 1);
            tokens.next();
            proven.set(place);
            return witness.of(database.at(place).usual());
        }

        /** Those that a subproof names, and no others. */
        Subproofs.Goals namedOnly() {
            return new Subproofs.Goals() {
                @Override
                public LongInequality read(Tokens tokens) throws Refusal {
                    return Goals.this.read(tokens);
                }

                @Override
                public void requireRest() {
                    // The deletion is right without them.
                }
            };
        }

        @Override
        public void requireRest() throws Refusal {
            if (!isConstraintProven && !follows(contrary, witness.of(constraint), isSwap)) {
                throw broken("itself");
            }
            if (objective.isPresent() && !isObjectiveProven) {
                requireObjective(objective.get().notMoreAfter(witness));
            }
            for (int index = oldest(witness); index < before; index++) {
                Inequality other = database.at(index);
                // What excludes a solution has only variables that no witness changes.
                if (other instanceof LongInequality usual
                        && witness.changes(usual)
                        && !proven.get(index)
                        && !follows(contrary, witness.of(usual), isSwap)) {
                    throw broken("constraint %,d".formatted(index + 1));
                }
                if (other instanceof BigInequality) {
                    throw broken("the large numbers of constraint %,d".formatted(index + 1));
                }
            }
        }

        private void requireObjective(Inequality goal) throws Refusal {
            if (!(goal instanceof LongInequality usual) || !follows(contrary, usual, false)) {
                throw broken("the objective");
            }
        }
    }

    private static Refusal broken(String what) {
        return new Refusal("The constraint may not be added: its witness does not keep %s.".formatted(what));
    }

    /** The first constraint that may contain one of the witness's variables. */
    private int oldest(Witness witness) {
        int first = database.size();
        for (int variable : witness.variables()) {
            first = Math.min(first, born.getOrDefault(variable, 0));
        }
        return first;
    }

    /**
     * @param isSwap whether what the constraints become is likely to be constraints, as with symmetries: then those are looked
     *     through first
     */
    private boolean follows(LongInequality contrary, LongInequality goal, boolean isSwap) {
        return goal.degree() <= 0
                || contrary.saysMoreThan(goal)
                || ((isSwap || database.isIndexed()) && database.contains(goal))
                || propagation.implies(contrary, goal)
                || database.contains(goal);
    }
}
