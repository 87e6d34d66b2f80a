package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.function.IntPredicate;

/** A {@code LinearObjective} is the quantity that a model minimises: a weighted sum of variables plus a constant. */
final class LinearObjective {
    /** The sum has the terms of the objective. The bound of the sum is the negated constant. */
    private final Sum terms = new Sum();

    private LinearObjective() {}

    /** Reads an objective such as {@code 1 x1 -2 ~x2 3 ;}. A number without a variable is a constant. */
    static LinearObjective read(Tokens tokens, Variables variables) throws Refusal {
        LinearObjective objective = new LinearObjective();
        while (tokens.isInteger()) {
            BigInteger factor = tokens.integer();
            if (tokens.isInteger() || tokens.is(";")) {
                objective.terms.addBound(factor.negate());
            } else {
                objective.terms.addTerm(variables.literal(tokens), factor);
            }
        }
        tokens.expectSemicolonAndEnd();
        return objective;
    }

    /** Returns the constraint which says that the objective is at least this value. */
    Inequality atLeast(BigInteger value) throws Refusal {
        Sum sum = new Sum(terms);
        sum.addBound(value);
        return sum.result();
    }

    /** Returns the constraint which says that the objective is at most this value. */
    Inequality atMost(BigInteger value) throws Refusal {
        Sum sum = new Sum(terms);
        sum.multiply(BigInteger.ONE.negate());
        sum.addBound(value.negate());
        return sum.result();
    }

    /** Returns the constraint which says that the objective is not greater after a change of the variables. */
    Inequality notMoreAfter(Witness change) throws Refusal {
        Sum sum = new Sum(terms);
        sum.addBound(terms.bound().negate());
        terms.coefficients()
                .forEach((variable, factor) -> change.addImage(sum, Literal.of(variable, false), factor.negate()));
        return sum.result();
    }

    /** Returns the first variable of the objective that has no value yet; -1 if there is none. */
    int firstOpen(IntPredicate isTrue) {
        return terms.coefficients().keySet().stream()
                .filter(variable -> !isTrue.test(Literal.of(variable, false)))
                .filter(variable -> !isTrue.test(Literal.of(variable, true)))
                .findFirst()
                .orElse(-1);
    }

    /** Returns the value of the objective. All variables of the objective must have values. */
    BigInteger value(IntPredicate isTrue) {
        return terms.least(isTrue).subtract(terms.bound());
    }
}
