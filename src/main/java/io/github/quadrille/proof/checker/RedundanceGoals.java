package io.github.quadrille.proof.checker;

import java.util.BitSet;
import java.util.Map;
import java.util.Optional;

/**
 * Checks the goals that must be proven before a constraint may be added. There are three sorts of goals. The first is
 * the constraint itself, after the witness has changed its variables. The second sort is each older constraint that the
 * witness changes, after this change. Exclusions of solutions are left out. The third goal says that the change does
 * not increase the objective.
 */
final class RedundanceGoals {
    private final ProofState proof;
    private final Optional<LinearObjective> objective;
    private final Map<Integer, Integer> born;
    private final LongInequality constraint;
    private final LongInequality contrary;
    private final Witness witness;
    private final boolean isSwap;
    private final int before;
    private final BitSet proven = new BitSet();
    private boolean isConstraintProven;
    private boolean isObjectiveProven;

    /**
     * Creates the goals of one constraint.
     *
     * @param proof the shared data of the rules
     * @param born for each new variable, the number of constraints that existed before it
     * @param constraint the constraint to add
     * @param witness the change of variables
     */
    RedundanceGoals(ProofState proof, Map<Integer, Integer> born, LongInequality constraint, Witness witness) {
        this.proof = proof;
        this.objective = proof.model().objective();
        this.born = born;
        this.before = proof.database().size();
        this.constraint = constraint;
        this.contrary = constraint.negation();
        this.witness = witness;
        this.isSwap = witness.variables().size() > 1;
    }

    /** Returns the negation of the constraint that is to be added. */
    LongInequality contrary() {
        return contrary;
    }

    /** Reads the name of a goal that a subproof shows, and returns the goal. */
    LongInequality read(Tokens tokens) throws Refusal {
        if (tokens.skip("#1")) {
            isConstraintProven = true;
            return witness.of(constraint);
        }
        if (objective.isPresent() && tokens.skip("#2")) {
            isObjectiveProven = true;
            return objective.get().notMoreAfter(witness).usual();
        }
        Refusal.when(!tokens.isLabel() && !tokens.isInteger(), "The goal %s is not a goal of this step.", tokens);
        int place = proof.database().peek(tokens);
        Refusal.when(
                place >= before, "Constraint %,d is a part of the subproof itself, so it is not a goal.", place + 1);
        tokens.next();
        proven.set(place);
        return witness.of(proof.database().at(place).usual());
    }

    /** Requires that all goals without a subproof follow. */
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
            // An exclusion of a solution gives no goal. In version 3.0, no witness changes the variables of an
            // exclusion. In version 2.0, no conclusion depends on exclusions.
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

    /** Returns the place of the first constraint that may contain a variable of the witness. */
    private int oldest() {
        int first = before;
        for (int variable : witness.variables()) {
            first = Math.min(first, born.getOrDefault(variable, 0));
        }
        return first;
    }

    /**
     * Returns whether a goal follows.
     *
     * @param becomes the goal, a constraint whose variables the witness has changed
     * @param isLikely whether the goal probably equals an existing constraint, as with symmetries; then the search for
     *     an equal constraint comes first
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

    private static Refusal broken(String what) {
        return new Refusal("The constraint may not be added: its witness does not keep %s.".formatted(what));
    }
}
