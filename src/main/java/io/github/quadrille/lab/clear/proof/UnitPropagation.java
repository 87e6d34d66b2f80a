package io.github.quadrille.lab.clear.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Unit propagation over rows and learnt clauses. A row keeps its slack; a clause is watched at its first two literals.
 * Reasons are numbered: rows from 0 on evenly, clauses oddly.
 */
final class UnitPropagation {
    private final LiteralTrail trail;
    private final List<LiteralRow> rows = new ArrayList<>();
    private int[] slacks = new int[64];
    private final List<int[]> clauses = new ArrayList<>();
    private IntList[] rowsWith = new IntList[0];
    private IntList[] factorsWith = new IntList[0];
    private IntList[] watchers = new IntList[0];
    private int processed;

    UnitPropagation(LiteralTrail trail) {
        this.trail = trail;
    }

    void grow(int variables) {
        int before = watchers.length;
        rowsWith = Arrays.copyOf(rowsWith, 2 * variables);
        factorsWith = Arrays.copyOf(factorsWith, 2 * variables);
        watchers = Arrays.copyOf(watchers, 2 * variables);
        for (int literal = before; literal < watchers.length; literal++) {
            rowsWith[literal] = new IntList();
            factorsWith[literal] = new IntList();
            watchers[literal] = new IntList();
        }
    }

    /** Adds a row while nothing is decided; returns the reason of a conflict, or {@link LiteralTrail#NONE}. */
    int add(LiteralRow row) {
        int number = rows.size();
        rows.add(row);
        if (number == slacks.length) {
            slacks = Arrays.copyOf(slacks, 2 * number);
        }
        slacks[number] = row.slack();
        for (int i = 0; i < row.size(); i++) {
            int literal = row.literals()[i];
            rowsWith[literal].add(number);
            factorsWith[literal].add(row.factors()[i]);
            if (trail.isFalse(literal) && trail.place(literal) < processed) {
                slacks[number] -= row.factors()[i];
            }
        }
        return look(number) ? LiteralTrail.NONE : 2 * number;
    }

    /** Adds a clause of two literals or more; the first two are watched. Returns its number. */
    int addClause(int[] literals) {
        int number = clauses.size();
        clauses.add(literals);
        watchers[literals[0]].add(number);
        watchers[literals[1]].add(number);
        return number;
    }

    int[] clause(int number) {
        return clauses.get(number);
    }

    int clauseCount() {
        return clauses.size();
    }

    /** Forgets a clause that is nobody's reason. */
    void remove(int number) {
        clauses.set(number, null);
    }

    static int reasonOfClause(int number) {
        return 2 * number + 1;
    }

    static boolean isClause(int reason) {
        return (reason & 1) != 0;
    }

    LiteralRow row(int reason) {
        return rows.get(reason >> 1);
    }

    /** Draws all conclusions; returns the reason of a conflict, or {@link LiteralTrail#NONE}. */
    int propagate() {
        while (processed < trail.size()) {
            int lost = trail.at(processed++) ^ 1;
            IntList with = rowsWith[lost];
            IntList factors = factorsWith[lost];
            for (int i = 0; i < with.size(); i++) {
                slacks[with.get(i)] -= factors.get(i);
            }
            for (int i = 0; i < with.size(); i++) {
                if (!look(with.get(i))) {
                    return 2 * with.get(i);
                }
            }
            int conflict = visit(lost);
            if (conflict != LiteralTrail.NONE) {
                return conflict;
            }
        }
        return LiteralTrail.NONE;
    }

    /** What a row forces now; whether it can be satisfied. */
    private boolean look(int number) {
        LiteralRow row = rows.get(number);
        int slack = slacks[number];
        if (slack < 0) {
            return false;
        }
        int[] factors = row.factors();
        for (int i = 0; i < factors.length && factors[i] > slack; i++) {
            if (trail.isOpen(row.literals()[i])) {
                trail.assign(row.literals()[i], 2 * number);
            }
        }
        return true;
    }

    private int visit(int lost) {
        IntList watching = watchers[lost];
        int kept = 0;
        int conflict = LiteralTrail.NONE;
        for (int i = 0; i < watching.size(); i++) {
            int number = watching.get(i);
            int[] clause = clauses.get(number);
            if (clause == null) {
                continue;
            }
            if (conflict == LiteralTrail.NONE) {
                if (clause[0] == lost) {
                    clause[0] = clause[1];
                    clause[1] = lost;
                }
                if (!trail.isTrue(clause[0])) {
                    if (moves(clause)) {
                        watchers[clause[1]].add(number);
                        continue;
                    }
                    if (trail.isFalse(clause[0])) {
                        conflict = reasonOfClause(number);
                    } else {
                        trail.assign(clause[0], reasonOfClause(number));
                    }
                }
            }
            watching.set(kept++, number);
        }
        watching.cut(kept);
        return conflict;
    }

    private boolean moves(int[] clause) {
        for (int i = 2; i < clause.length; i++) {
            if (!trail.isFalse(clause[i])) {
                int other = clause[i];
                clause[i] = clause[1];
                clause[1] = other;
                return true;
            }
        }
        return false;
    }

    /** Takes back decisions beyond so many. */
    void back(int level) {
        int length = trail.sizeBefore(level);
        while (processed > length) {
            int lost = trail.at(--processed) ^ 1;
            for (int i = 0; i < rowsWith[lost].size(); i++) {
                slacks[rowsWith[lost].get(i)] += factorsWith[lost].get(i);
            }
        }
        trail.back(level);
    }
}
