package io.github.quadrille.certificate;

import java.math.BigInteger;
import java.util.Map;

/**
 * An inequality with numbers past 64 bits. It is exact in derivations; in propagation it takes no part, which can only
 * refuse more.
 *
 * @param coefficients of variables, negative where the literal is the negation
 * @param bound what the sum over the variables, not the literals, has to reach
 */
record BigInequality(Map<Integer, BigInteger> coefficients, BigInteger bound) implements Inequality {
    @Override
    public boolean isContradiction() {
        BigInteger most = BigInteger.ZERO;
        for (BigInteger coefficient : coefficients.values()) {
            most = most.add(coefficient.max(BigInteger.ZERO));
        }
        return bound.compareTo(most) > 0;
    }
}
