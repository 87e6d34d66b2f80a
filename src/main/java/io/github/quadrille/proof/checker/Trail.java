package io.github.quadrille.proof.checker;

import java.util.Arrays;

/**
 * Holds the true literals in the order of their assignment, divided into levels. Level 0 has the literals that are true
 * without assumptions. Each further level begins with one more assumption.
 */
final class Trail {
    private static final byte TRUE = 1;
    private static final byte FALSE = -1;

    /** Each literal has the value {@code TRUE} or {@code FALSE}, or 0 while its value is open. */
    private byte[] value;
    /**
     * Each variable has the level of its assignment. The array {@code reason} has the row that forced the variable, or
     * null for an assumption.
     */
    private int[] level;

    private Row[] reason;
    private int[] literals;
    private int size;
    private int[] assumptions = new int[16];
    private int[] start = new int[16];
    private int depth;

    Trail(int variables) {
        value = new byte[2 * variables];
        level = new int[variables];
        reason = new Row[variables];
        literals = new int[variables];
    }

    /** Enlarges the arrays. The parameter is the new number of all variables. */
    void grow(int variables) {
        value = Arrays.copyOf(value, 2 * variables);
        level = Arrays.copyOf(level, variables);
        reason = Arrays.copyOf(reason, variables);
        literals = Arrays.copyOf(literals, variables);
    }

    int variables() {
        return level.length;
    }

    boolean isTrue(int literal) {
        return value[literal] == TRUE;
    }

    boolean isFalse(int literal) {
        return value[literal] == FALSE;
    }

    boolean isOpen(int literal) {
        return value[literal] == 0;
    }

    /** Returns the level at which the literal or its negation became true. */
    int level(int literal) {
        return level[Literal.variable(literal)];
    }

    /** Returns whether the row has forced the given literal. The row must contain the literal. */
    boolean isReason(Row row, int literal) {
        return reason[Literal.variable(literal)] == row;
    }

    int size() {
        return size;
    }

    int literal(int position) {
        return literals[position];
    }

    int depth() {
        return depth;
    }

    int assumption(int atLevel) {
        return assumptions[atLevel - 1];
    }

    /** Returns how many literals remain when {@code ofLevel} and all later levels are undone. */
    int start(int ofLevel) {
        return start[ofLevel - 1];
    }

    void assign(int literal, Row why) {
        value[literal] = TRUE;
        value[Literal.not(literal)] = FALSE;
        level[Literal.variable(literal)] = depth;
        reason[Literal.variable(literal)] = why;
        literals[size++] = literal;
    }

    void openLevel(int assumption) {
        if (depth == start.length) {
            start = Arrays.copyOf(start, 2 * depth);
            assumptions = Arrays.copyOf(assumptions, 2 * depth);
        }
        start[depth] = size;
        assumptions[depth++] = assumption;
    }

    /** Undoes the last assignment. */
    void undo() {
        int literal = literals[--size];
        value[literal] = 0;
        value[Literal.not(literal)] = 0;
        reason[Literal.variable(literal)] = null;
    }

    /** Closes the levels above the given level. Their literals must have been undone before. */
    void closeLevels(int above) {
        depth = Math.min(depth, above);
    }
}
