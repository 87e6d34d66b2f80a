package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntPredicate;

/** What a model wants to be as small as possible: a sum over variables and a constant. */
final class LinearObjective {
    /** By variable. */
    private final Map<Integer, BigInteger> coefficients = new LinkedHashMap<>();

    private BigInteger constant = BigInteger.ZERO;

    private LinearObjective() {}

    /** Reads {@code 1 x1 -2 ~x2 3 ;}, where a number without a variable counts by itself. */
    static LinearObjective read(Tokens tokens, Variables variables) throws Refusal {
        LinearObjective objective = new LinearObjective();
        while (tokens.isInteger()) {
            BigInteger factor = tokens.integer();
            if (tokens.isInteger() || tokens.is(";")) {
                objective.constant = objective.constant.add(factor);
            } else {
                objective.addTerm(variables.literal(tokens), factor);
            }
        }
        tokens.expect(";");
        tokens.expectEnd();
        return objective;
    }

    private void addTerm(int literal, BigInteger factor) {
        boolean negated = Literal.isNegated(literal);
        constant = negated ? constant.add(factor) : constant;
        coefficients.merge(Literal.variable(literal), negated ? factor.negate() : factor, BigInteger::add);
    }

    /** That it has this value or more. */
    Inequality atLeast(BigInteger value) throws Refusal {
        Sum sum = sum();
        sum.addBound(value.subtract(constant));
        return sum.result();
    }

    /** That it has this value or less. */
    Inequality atMost(BigInteger value) throws Refusal {
        Sum sum = sum();
        sum.multiply(BigInteger.ONE.negate());
        sum.addBound(constant.subtract(value));
        return sum.result();
    }

    /** That it does not grow by a change. */
    Inequality notMoreAfter(Witness change) throws Refusal {
        Sum sum = sum();
        coefficients.forEach((variable, factor) -> change.addImage(sum, Literal.of(variable, false), factor.negate()));
        return sum.result();
    }

    private Sum sum() {
        Sum sum = new Sum();
        coefficients.forEach((variable, factor) -> sum.addTerm(Literal.of(variable, false), factor));
        return sum;
    }

    /** The first of its variables of which neither literal is true; -1 if there is none. */
    int firstOpen(IntPredicate isTrue) {
        return coefficients.keySet().stream()
                .filter(variable -> !isTrue.test(Literal.of(variable, false)))
                .filter(variable -> !isTrue.test(Literal.of(variable, true)))
                .findFirst()
                .orElse(-1);
    }

    /** Its value where all its variables have one. */
    BigInteger value(IntPredicate isTrue) {
        BigInteger value = constant;
        for (Map.Entry<Integer, BigInteger> term : coefficients.entrySet()) {
            value = isTrue.test(Literal.of(term.getKey(), false)) ? value.add(term.getValue()) : value;
        }
        return value;
    }
}
