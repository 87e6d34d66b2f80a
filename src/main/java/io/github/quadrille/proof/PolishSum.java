package io.github.quadrille.proof;

import java.math.BigInteger;

/** A sum of constraints, each some times, in the reverse Polish notation of a {@code pol} step. */
final class PolishSum {
    private final StringBuilder text = new StringBuilder();

    void add(long constraint, BigInteger factor) {
        boolean first = text.isEmpty();
        text.append(first ? "" : " ").append(constraint);
        if (!factor.equals(BigInteger.ONE)) {
            text.append(' ').append(factor).append(" *");
        }
        text.append(first ? "" : " +");
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
