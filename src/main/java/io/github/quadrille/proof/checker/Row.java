package io.github.quadrille.proof.checker;

import java.util.Arrays;

/**
 * A {@code Row} is an inequality in the form that propagation uses. The slack of a row is the sum of the coefficients
 * of all literals that are not false yet, less the degree. If the slack is below 0, the row cannot be satisfied any
 * more. A literal that is not false and has a coefficient greater than the slack must be true.
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

    /**
     * Sorts the literals, and returns their coefficients, greatest first. So a search for coefficients greater than the
     * slack ends early.
     */
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

    /**
     * Exchanges two literals of a clause. The first two literals of a clause are watched: propagation visits the clause
     * only when one of these becomes false.
     */
    void swap(int one, int other) {
        int literal = literals[one];
        literals[one] = literals[other];
        literals[other] = literal;
    }

    /** Returns whether any single true literal is enough to satisfy the row. */
    boolean isClause() {
        return isClause;
    }

    /** Returns the slack of the row while no literal is false. */
    long fullSlack() {
        return fullSlack;
    }

    /** Returns the current slack, which is kept up to date only for rows that are not clauses. */
    long slack() {
        return slack;
    }

    void resetSlack() {
        slack = fullSlack;
    }

    void changeSlack(long change) {
        slack += change;
    }

    /** Returns whether an unassigned literal could be forced when the slack has this value. */
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
