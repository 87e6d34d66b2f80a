package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * An inequality with numbers past 64 bits. It is exact in derivations; in propagation it takes no part, which can only
 * refuse more.
 *
 * @param coefficients of variables, negative where the literal is the negation
 * @param bound what the sum over the variables, not the literals, has to reach
 */
record BigInequality(Map<Integer, BigInteger> coefficients, BigInteger bound) implements Inequality {
    @Override
    public int size() {
        return coefficients.size();
    }

    @Override
    public boolean isContradiction() {
        BigInteger most = BigInteger.ZERO;
        for (BigInteger coefficient : coefficients.values()) {
            most = most.add(coefficient.max(BigInteger.ZERO));
        }
        return bound.compareTo(most) > 0;
    }

    @Override
    public boolean isSatisfied(IntPredicate isTrue) {
        BigInteger least = BigInteger.ZERO;
        for (Map.Entry<Integer, BigInteger> term : coefficients.entrySet()) {
            boolean counts = term.getValue().signum() > 0
                    ? isTrue.test(Literal.of(term.getKey(), false))
                    : !isTrue.test(Literal.of(term.getKey(), true));
            least = counts ? least.add(term.getValue()) : least;
        }
        return least.compareTo(bound) >= 0;
    }
}
