package io.github.quadrille.proof.writer;

import java.math.BigInteger;

/** A sum of constraints, each some times, in the reverse Polish notation of a {@code pol} step. */
public final class PolishSum {
    private final StringBuilder text = new StringBuilder();

    public void add(long constraint, BigInteger factor) {
        add(Long.toString(constraint), factor);
    }

    /** That a literal is 0 at least. */
    void add(String literal, BigInteger factor) {
        boolean first = text.isEmpty();
        text.append(first ? "" : " ").append(literal);
        if (!factor.equals(BigInteger.ONE)) {
            text.append(' ').append(factor).append(" *");
        }
        text.append(first ? "" : " +");
    }

    boolean isEmpty() {
        return text.isEmpty();
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
