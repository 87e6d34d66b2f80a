package io.github.quadrille.proof.checker;

import java.util.Arrays;

/**
 * The literals that are true, in the order in which they became so, cut into levels: level 0 holds what is true without
 * assumptions, and each further level begins with one more assumption.
 */
final class Trail {
    private static final byte TRUE = 1;
    private static final byte FALSE = -1;

    /** By literal. */
    private byte[] value;
    /** By variable, as is the reason: the row that forced it, or null. */
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

    /** Makes room for new variables. */
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

    /** Where the literal or its negation became true. */
    int level(int literal) {
        return level[Literal.variable(literal)];
    }

    /** Whether the row has forced this literal of its own. */
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

    /** How many literals are left when this level and all after it are taken back. */
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

    /** Takes back the last literal. */
    void undo() {
        int literal = literals[--size];
        value[literal] = 0;
        value[Literal.not(literal)] = 0;
        reason[Literal.variable(literal)] = null;
    }

    /** Forgets the levels above this one, after their literals have been taken back. */
    void closeLevels(int above) {
        depth = Math.min(depth, above);
    }
}
