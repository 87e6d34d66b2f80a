package io.github.quadrille.certificate;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Redundance-based strengthening: a constraint may be added, even if it does not follow, when whatever solves all others but
 * not this one solves all of them after a change, the witness. So there is a solution afterwards if there was one before. With
 * it a proof defines new variables. For each constraint that the witness changes, and for the new one, what it becomes has to
 * follow from all others and the contrary of the new one: by itself, from the contrary alone, or by unit propagation.
 *
 * <p>See Gocht and Nordström, Certifying Parity Reasoning Efficiently Using Pseudo-Boolean Proofs (2021).
 */
final class Redundance {
    private final Variables variables;
    private final ConstraintReader constraints;
    private final Database database;
    private final Propagation propagation;
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
            Database database,
            Propagation propagation,
            BitSet preserved) {
        this.variables = model.variables();
        this.objective = model.objective();
        this.preserved = preserved;
        this.constraints = constraints;
        this.database = database;
        this.propagation = propagation;
    }

    /**
     * Reads {@code 1 x1 1 y1 >= 1 : y1 -> 1} and returns the constraint if it may be added.
     *
     * @param separator between the constraint and its witness
     */
    Inequality derive(Tokens tokens, String separator) throws Refusal {
        int known = variables.size();
        variables.allowNew(true);
        Inequality read = constraints.readOne(tokens);
        tokens.expect(separator);
        variables.allowNew(false);
        for (int variable = known; variable < variables.size(); variable++) {
            born.put(variable, database.size());
        }
        propagation.grow(variables.size());
        Witness witness = Witness.read(tokens, variables);
        if (!(read instanceof LongInequality constraint)) {
            throw new Refusal("The numbers are too large for this step.");
        }
        for (int variable : witness.variables()) {
            if (preserved.get(variable) && witness.changes(variable)) {
                throw new Refusal(
                        "The witness changes %s, which the model preserves.".formatted(variables.name(variable)));
            }
        }
        requireAllToFollow(constraint, witness);
        return constraint;
    }

    private void requireAllToFollow(LongInequality constraint, Witness witness) throws Refusal {
        LongInequality contrary;
        try {
            contrary = constraint.negation();
            boolean isSwap = witness.variables().size() > 1;
            if (!follows(contrary, witness.of(constraint), isSwap)) {
                throw broken("itself");
            }
            if (objective.isPresent()) {
                requireObjective(contrary, objective.get().notMoreAfter(witness));
            }
            for (int index = oldest(witness); index < database.size(); index++) {
                Inequality other = database.at(index);
                // What excludes a solution has only variables that no witness changes.
                if (other instanceof LongInequality usual
                        && witness.changes(usual)
                        && !follows(contrary, witness.of(usual), isSwap)) {
                    throw broken("constraint %,d".formatted(index + 1));
                }
                if (other instanceof BigInequality) {
                    throw broken("the large numbers of constraint %,d".formatted(index + 1));
                }
            }
        } catch (ArithmeticException e) {
            throw new Refusal("The numbers are too large for this step.");
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

    private void requireObjective(LongInequality contrary, Inequality goal) throws Refusal {
        if (!(goal instanceof LongInequality usual) || !follows(contrary, usual, false)) {
            throw broken("the objective");
        }
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
