package io.github.quadrille.lab.clear.proof;

import java.util.Arrays;

/** Which literals are true, in the order in which they became so, with what has forced each, and from which decision on. */
final class LiteralTrail {
    /** Of what was decided. */
    static final int NONE = -1;

    private final IntList order = new IntList();
    private final IntList decisions = new IntList();
    private byte[] values = new byte[0];
    private int[] levels = new int[0];
    private int[] places = new int[0];
    private int[] reasons = new int[0];

    void grow(int variables) {
        values = Arrays.copyOf(values, 2 * variables);
        levels = Arrays.copyOf(levels, variables);
        places = Arrays.copyOf(places, variables);
        reasons = Arrays.copyOf(reasons, variables);
    }

    boolean isTrue(int literal) {
        return values[literal] > 0;
    }

    boolean isFalse(int literal) {
        return values[literal] < 0;
    }

    boolean isOpen(int literal) {
        return values[literal] == 0;
    }

    /** How many decisions there are. */
    int level() {
        return decisions.size();
    }

    int level(int literal) {
        return levels[literal >> 1];
    }

    /** Whether a literal was assigned after so many others or more; for those that are assigned only. */
    int place(int literal) {
        return places[literal >> 1];
    }

    int reason(int literal) {
        return reasons[literal >> 1];
    }

    int size() {
        return order.size();
    }

    int at(int place) {
        return order.get(place);
    }

    void decide(int literal) {
        decisions.add(order.size());
        assign(literal, NONE);
    }

    void assign(int literal, int reason) {
        values[literal] = 1;
        values[literal ^ 1] = -1;
        levels[literal >> 1] = decisions.size();
        places[literal >> 1] = order.size();
        reasons[literal >> 1] = reason;
        order.add(literal);
    }

    /** How many literals were true before a decision. */
    int sizeBefore(int level) {
        return decisions.get(level);
    }

    /** Takes back all decisions beyond so many. */
    void back(int level) {
        int length = decisions.get(level);
        for (int place = order.size() - 1; place >= length; place--) {
            int literal = order.get(place);
            values[literal] = 0;
            values[literal ^ 1] = 0;
        }
        order.cut(length);
        decisions.cut(level);
    }
}
