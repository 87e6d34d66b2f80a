package io.github.quadrille.proof.checker;

import java.util.Arrays;

/**
 * An inequality as propagation sees it. Its slack says how much the sum of the literals not yet false exceeds the
 * degree: below 0 it cannot be satisfied any more, and a literal with a coefficient greater than the slack is true.
 */
final class Row {
    private final int[] literals;
    private final long[] coefficients;
    private final boolean isClause;
    private final long fullSlack;
    private long slack;
    private boolean removed;

    Row(LongInequality constraint) {
        isClause = constraint.isClause();
        literals = constraint.literals();
        coefficients = isClause || constraint.isOfOnes() ? null : sorted(constraint);
        fullSlack = isClause ? literals.length - 1L : constraint.slack();
        slack = fullSlack;
    }

    /** The greatest coefficients come first, so that a search for those greater than the slack ends early. */
    private long[] sorted(LongInequality constraint) {
        Integer[] order = new Integer[literals.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        Arrays.sort(order, (a, b) -> Long.compare(constraint.coefficient(b), constraint.coefficient(a)));
        long[] greatestFirst = new long[order.length];
        for (int i = 0; i < order.length; i++) {
            literals[i] = constraint.literal(order[i]);
            greatestFirst[i] = constraint.coefficient(order[i]);
        }
        return greatestFirst;
    }

    int size() {
        return literals.length;
    }

    int literal(int index) {
        return literals[index];
    }

    long coefficient(int index) {
        return coefficients == null ? 1 : coefficients[index];
    }

    /** Exchanges two literals of a clause, whose first two are watched. */
    void swap(int one, int other) {
        int literal = literals[one];
        literals[one] = literals[other];
        literals[other] = literal;
    }

    /** Whether one true literal is enough. */
    boolean isClause() {
        return isClause;
    }

    /** With no literal false. */
    long fullSlack() {
        return fullSlack;
    }

    /** Kept up to date for rows that are no clauses. */
    long slack() {
        return slack;
    }

    void resetSlack() {
        slack = fullSlack;
    }

    void changeSlack(long change) {
        slack += change;
    }

    /** Whether a literal not yet assigned could be forced at this slack. */
    boolean mayForce(long atSlack) {
        return literals.length > 0 && coefficient(0) > atSlack;
    }

    boolean isRemoved() {
        return removed;
    }

    void remove() {
        removed = true;
    }
}
