package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.function.IntPredicate;

/** What a model wants to be as small as possible: a sum over variables and a constant. */
final class LinearObjective {
    /** The constant is on its right side, with the other sign. */
    private final Sum terms = new Sum();

    private LinearObjective() {}

    /** Reads {@code 1 x1 -2 ~x2 3 ;}, where a number without a variable counts by itself. */
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

    /** That it has this value or more. */
    Inequality atLeast(BigInteger value) throws Refusal {
        Sum sum = new Sum(terms);
        sum.addBound(value);
        return sum.result();
    }

    /** That it has this value or less. */
    Inequality atMost(BigInteger value) throws Refusal {
        Sum sum = new Sum(terms);
        sum.multiply(BigInteger.ONE.negate());
        sum.addBound(value.negate());
        return sum.result();
    }

    /** That it does not grow by a change. */
    Inequality notMoreAfter(Witness change) throws Refusal {
        Sum sum = new Sum(terms);
        sum.addBound(terms.bound().negate());
        terms.coefficients()
                .forEach((variable, factor) -> change.addImage(sum, Literal.of(variable, false), factor.negate()));
        return sum.result();
    }

    /** The first of its variables of which neither literal is true; -1 if there is none. */
    int firstOpen(IntPredicate isTrue) {
        return terms.coefficients().keySet().stream()
                .filter(variable -> !isTrue.test(Literal.of(variable, false)))
                .filter(variable -> !isTrue.test(Literal.of(variable, true)))
                .findFirst()
                .orElse(-1);
    }

    /** Its value where all its variables have one. */
    BigInteger value(IntPredicate isTrue) {
        return terms.least(isTrue).subtract(terms.bound());
    }
}
