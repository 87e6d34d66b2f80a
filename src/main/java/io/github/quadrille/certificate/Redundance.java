package io.github.quadrille.certificate;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;

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
    /** By new variable, how many constraints there were before it: no older one contains it. */
    private final Map<Integer, Integer> born = new HashMap<>();

    Redundance(Variables variables, ConstraintReader constraints, Database database, Propagation propagation) {
        this.variables = variables;
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
        requireAllToFollow(constraint, witness);
        return constraint;
    }

    private void requireAllToFollow(LongInequality constraint, Witness witness) throws Refusal {
        LongInequality contrary;
        try {
            contrary = constraint.negation();
            require(follows(contrary, witness.of(constraint)), "itself");
            for (int index = oldest(witness); index < database.size(); index++) {
                Inequality other = database.at(index);
                if (other instanceof LongInequality usual) {
                    require(
                            !witness.changes(usual) || follows(contrary, witness.of(usual)),
                            "constraint %,d".formatted(index + 1));
                } else {
                    require(other == null, "the large numbers of constraint %,d".formatted(index + 1));
                }
            }
        } catch (ArithmeticException e) {
            throw new Refusal("The numbers are too large for this step.");
        }
    }

    private static void require(boolean condition, String what) throws Refusal {
        if (!condition) {
            throw new Refusal("The constraint may not be added: its witness does not keep %s.".formatted(what));
        }
    }

    /** The first constraint that may contain one of the witness's variables. */
    private int oldest(Witness witness) {
        int first = database.size();
        for (int variable : witness.variables()) {
            first = Math.min(first, born.getOrDefault(variable, 0));
        }
        return first;
    }

    private boolean follows(LongInequality contrary, LongInequality goal) {
        return goal.degree() <= 0 || saysMore(contrary, goal) || propagation.implies(contrary, goal);
    }

    /** Whether the second follows from the first alone: what the second counts less, or not at all, is true at best. */
    private static boolean saysMore(LongInequality one, LongInequality other) {
        Map<Integer, BigInteger> counted = new HashMap<>();
        for (int i = 0; i < other.size(); i++) {
            counted.put(other.literal(i), BigInteger.valueOf(other.coefficient(i)));
        }
        BigInteger left = BigInteger.valueOf(one.degree());
        for (int i = 0; i < one.size(); i++) {
            BigInteger uncounted = BigInteger.valueOf(one.coefficient(i))
                    .subtract(counted.getOrDefault(one.literal(i), BigInteger.ZERO));
            left = left.subtract(uncounted.max(BigInteger.ZERO));
        }
        return left.compareTo(BigInteger.valueOf(other.degree())) >= 0;
    }
}
