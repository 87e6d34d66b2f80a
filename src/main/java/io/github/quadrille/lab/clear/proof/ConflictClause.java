package io.github.quadrille.lab.clear.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * What is learnt from a conflict: the first unique implication point's clause (Marques-Silva and Sakallah, 1999). A row explains
 * what it forces by some of its false literals, the oldest that suffice.
 */
final class ConflictClause {
    private final LiteralTrail trail;
    private final UnitPropagation propagation;
    private final IntConsumer bump;
    private boolean[] seen = new boolean[0];
    private int[] reasons = new int[16];
    private int reasonSize;

    ConflictClause(LiteralTrail trail, UnitPropagation propagation, IntConsumer bump) {
        this.trail = trail;
        this.propagation = propagation;
        this.bump = bump;
    }

    void grow(int variables) {
        seen = Arrays.copyOf(seen, variables);
    }

    /** The clause, first the literal that it forces, then one of the level from which on it does. */
    int[] learn(int conflict) {
        List<Integer> learnt = new ArrayList<>();
        IntList touched = new IntList();
        learnt.add(0);
        int open = 0;
        int place = trail.size() - 1;
        int literal = LiteralTrail.NONE;
        int reason = conflict;
        do {
            explain(reason, literal);
            for (int i = 0; i < reasonSize; i++) {
                int other = reasons[i];
                if (!seen[other >> 1] && trail.level(other) > 0) {
                    seen[other >> 1] = true;
                    touched.add(other >> 1);
                    bump.accept(other >> 1);
                    if (trail.level(other) == trail.level()) {
                        open++;
                    } else {
                        learnt.add(other);
                    }
                }
            }
            while (!seen[trail.at(place) >> 1]) {
                place--;
            }
            literal = trail.at(place--);
            reason = trail.reason(literal);
            open--;
        } while (open > 0);
        learnt.set(0, literal ^ 1);
        int[] clause = minimized(learnt);
        for (int i = 0; i < touched.size(); i++) {
            seen[touched.get(i)] = false;
        }
        for (int i = 2; i < clause.length; i++) {
            if (trail.level(clause[i]) > trail.level(clause[1])) {
                int other = clause[1];
                clause[1] = clause[i];
                clause[i] = other;
            }
        }
        return clause;
    }

    /** Without literals that the others imply in one step. */
    private int[] minimized(List<Integer> learnt) {
        IntList kept = new IntList();
        for (int i = 0; i < learnt.size(); i++) {
            if (i == 0 || !isImplied(learnt.get(i))) {
                kept.add(learnt.get(i));
            }
        }
        return kept.toArray();
    }

    private boolean isImplied(int literal) {
        int reason = trail.reason(literal);
        if (reason == LiteralTrail.NONE) {
            return false;
        }
        explain(reason, literal ^ 1);
        for (int i = 0; i < reasonSize; i++) {
            if (!seen[reasons[i] >> 1] && trail.level(reasons[i]) > 0) {
                return false;
            }
        }
        return true;
    }

    /** Collects false literals because of which a reason forces a literal, or fails. */
    private void explain(int reason, int forced) {
        reasonSize = 0;
        if (UnitPropagation.isClause(reason)) {
            for (int literal : propagation.clause(reason >> 1)) {
                if (literal != forced) {
                    collect(literal);
                }
            }
            return;
        }
        LiteralRow row = propagation.row(reason);
        int before = forced == LiteralTrail.NONE ? Integer.MAX_VALUE : trail.place(forced);
        int slack = row.slack();
        int needed = 0;
        for (int i = 0; i < row.size(); i++) {
            int literal = row.literals()[i];
            if (literal == forced) {
                // It is forced once the slack is below its factor.
                needed = row.factors()[i] - 1;
            }
        }
        needed = forced == LiteralTrail.NONE ? -1 : needed;
        for (int i = 0; i < row.size() && slack > needed; i++) {
            int literal = row.literals()[i];
            if (trail.isFalse(literal) && trail.level(literal) == 0 && trail.place(literal) < before) {
                slack -= row.factors()[i];
            }
        }
        for (int i = 0; i < row.size() && slack > needed; i++) {
            int literal = row.literals()[i];
            if (trail.isFalse(literal) && trail.level(literal) > 0 && trail.place(literal) < before) {
                slack -= row.factors()[i];
                collect(literal);
            }
        }
        if (slack > needed) {
            throw new IllegalStateException("A reason does not explain what it forces.");
        }
    }

    private void collect(int literal) {
        if (reasonSize == reasons.length) {
            reasons = Arrays.copyOf(reasons, 2 * reasonSize);
        }
        reasons[reasonSize++] = literal;
    }
}
