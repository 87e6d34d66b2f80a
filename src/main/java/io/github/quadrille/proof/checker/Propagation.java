package io.github.quadrille.proof.checker;

import java.util.ArrayList;
import java.util.List;

/**
 * Checks constraints by reverse unit propagation. To check a constraint, its negation is supposed. Then single rows
 * force literals one after the other until some row cannot be satisfied. This is sound: each forced literal holds in
 * every solution of the rows that violates the constraint, so there is no such solution.
 *
 * <p>A proof that logs a search has many clauses one after another, and each has nearly the same literals as the clause
 * before. So the trail, which has all assigned literals, is kept between checks. It has one level for each assumption,
 * in the order in which the assumptions are written. The next check keeps the levels of the assumptions that both
 * checks begin with, and undoes the later levels. At the end of every method, each level has all the literals that
 * propagation derives from its assumption and the earlier levels.
 */
final class Propagation {
    private static final int NO_ASSUMPTION = -1;
    private static final int SWEPT_AT_LEAST = 1000;

    private final Trail trail;
    private final WatchedClauses clauses;
    private final SlackCounters counters;
    private final List<Row> rows = new ArrayList<>();
    private int removed;
    /** The literals of the trail before this index have been propagated. */
    private int processed;
    /** True means that the rows cannot be satisfied, even without assumptions. */
    private boolean failed;
    /**
     * True means that propagation must start again, because a row was removed after a failure, or a removed row had
     * forced literals of level 0.
     */
    private boolean stale;

    Propagation(int variables) {
        trail = new Trail(variables);
        clauses = new WatchedClauses(trail, variables);
        counters = new SlackCounters(trail, variables);
    }

    /** Makes room for variables that are in no row yet. */
    void grow(int variables) {
        if (variables > trail.variables()) {
            int room = Math.max(variables, trail.variables() + trail.variables() / 2);
            trail.grow(room);
            clauses.grow(room);
            counters.grow(room);
        }
    }

    /**
     * Adds a row. Before that, all levels of the trail after the first level at which the row has an effect are undone.
     */
    void add(Row row) {
        rows.add(row);
        if (!failed && !stale) {
            int level = firstLevelOfUse(row);
            backtrack(level);
            watch(row);
            settle(row, level);
        } else {
            watch(row);
        }
    }

    private void watch(Row row) {
        if (row.isClause()) {
            clauses.add(row);
        } else {
            counters.add(row);
        }
    }

    /**
     * Returns the first level of the trail at which the row forces a literal. If the row can no longer be satisfied at
     * a level before it has forced any literal, returns the level before this one, at least 0. If the row forces no
     * literal and can still be satisfied, returns the last level.
     */
    private int firstLevelOfUse(Row row) {
        int depth = trail.depth();
        long[] lost = new long[depth + 1];
        for (int i = 0; i < row.size(); i++) {
            if (trail.isFalse(row.literal(i))) {
                lost[trail.level(row.literal(i))] += row.coefficient(i);
            }
        }
        long slack = row.fullSlack();
        for (int level = 0; level <= depth; level++) {
            slack -= lost[level];
            if (slack < 0) {
                return Math.max(0, level - 1);
            }
            if ((level == 0 || lost[level] > 0) && forces(row, slack, level)) {
                return level;
            }
        }
        return depth;
    }

    private boolean forces(Row row, long slack, int level) {
        for (int i = 0; i < row.size() && row.coefficient(i) > slack; i++) {
            if (trail.isOpen(row.literal(i)) || trail.level(row.literal(i)) > level) {
                return true;
            }
        }
        return false;
    }

    private void settle(Row row, int level) {
        if (!force(row) || !propagate()) {
            fail(level);
        }
    }

    /** Assigns the literals that a row forces on the current trail. Returns whether the row can still be satisfied. */
    private boolean force(Row row) {
        long slack = row.fullSlack();
        for (int i = 0; i < row.size(); i++) {
            slack -= trail.isFalse(row.literal(i)) ? row.coefficient(i) : 0;
        }
        for (int i = 0; i < row.size() && row.coefficient(i) > slack; i++) {
            if (slack >= 0 && trail.isOpen(row.literal(i))) {
                trail.assign(row.literal(i), row);
            }
        }
        return slack >= 0;
    }

    private void fail(int level) {
        if (level == 0) {
            failed = true;
        } else {
            backtrack(level - 1);
        }
    }

    /**
     * Removes a row. If the row forced literals, the first level of the trail with such a literal and all later levels
     * are undone.
     */
    void remove(Row row) {
        int level = Integer.MAX_VALUE;
        for (int i = 0; i < row.size(); i++) {
            if (trail.isReason(row, row.literal(i))) {
                level = Math.min(level, trail.level(row.literal(i)));
            }
        }
        stale |= failed || level == 0;
        if (!stale && level <= trail.depth()) {
            backtrack(level - 1);
        }
        discard(row);
    }

    private void discard(Row row) {
        row.remove();
        removed++;
        if (removed > SWEPT_AT_LEAST + rows.size() / 2) {
            sweep();
        }
    }

    private void sweep() {
        rows.removeIf(Row::isRemoved);
        removed = 0;
        clauses.sweep();
        counters.sweep();
    }

    /** Returns whether the constraint follows from the rows by unit propagation. */
    boolean implies(LongInequality constraint) {
        if (hasFailed() || constraint.degree() <= 0) {
            return true;
        }
        return constraint.isClause()
                ? !follow(constraint.negatedLiterals())
                : failsWith(List.of(new Row(constraint.negation())));
    }

    /** Returns whether the constraint follows by unit propagation from the rows and one supposed inequality. */
    boolean implies(LongInequality supposed, LongInequality constraint) {
        return hasFailed()
                || constraint.degree() <= 0
                || failsWith(List.of(new Row(supposed), new Row(constraint.negation())));
    }

    /** Returns whether some row cannot be satisfied even without assumptions. */
    private boolean hasFailed() {
        if (stale) {
            startAgain();
        }
        return failed;
    }

    /** Clears the trail and propagates all rows again. */
    private void startAgain() {
        while (trail.size() > 0) {
            trail.undo();
        }
        trail.closeLevels(0);
        processed = 0;
        stale = false;
        failed = false;
        sweep();
        for (Row row : rows) {
            row.resetSlack();
        }
        for (Row row : rows) {
            failed |= !force(row);
        }
        failed |= !propagate();
    }

    /**
     * Supposes literals one after the other, and propagates. Returns false if a row can then no longer be satisfied.
     * Otherwise {@link #isTrue} tells the consequences until the next change.
     */
    boolean suppose(int... literals) {
        return !hasFailed() && follow(literals);
    }

    /** Returns whether a literal follows from the literals supposed last. */
    boolean isTrue(int literal) {
        return trail.isTrue(literal);
    }

    private boolean follow(int... literals) {
        int same = 0;
        while (same < Math.min(literals.length, trail.depth()) && trail.assumption(same + 1) == literals[same]) {
            same++;
        }
        backtrack(same);
        for (int i = same; i < literals.length; i++) {
            if (trail.isFalse(literals[i])) {
                return false;
            }
            trail.openLevel(literals[i]);
            if (trail.isOpen(literals[i])) {
                trail.assign(literals[i], null);
            }
            if (!propagate()) {
                fail(trail.depth());
                return false;
            }
        }
        return true;
    }

    private boolean failsWith(List<Row> supposed) {
        backtrack(0);
        trail.openLevel(NO_ASSUMPTION);
        boolean fails = false;
        for (Row row : supposed) {
            watch(row);
            fails = fails || !force(row) || !propagate();
        }
        backtrack(0);
        supposed.forEach(this::discard);
        return fails;
    }

    private boolean propagate() {
        while (processed < trail.size()) {
            int falsified = Literal.not(trail.literal(processed));
            boolean possible = counters.falsified(falsified);
            processed++;
            if (!possible || !clauses.falsified(falsified)) {
                return false;
            }
        }
        return true;
    }

    private void backtrack(int level) {
        if (level >= trail.depth()) {
            return;
        }
        int left = trail.start(level + 1);
        while (trail.size() > left) {
            if (trail.size() <= processed) {
                counters.restored(Literal.not(trail.literal(trail.size() - 1)));
            }
            trail.undo();
        }
        processed = Math.min(processed, left);
        trail.closeLevels(level);
    }
}
