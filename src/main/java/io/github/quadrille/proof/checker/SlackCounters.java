package io.github.quadrille.proof.checker;

import java.util.Arrays;

/**
 * Propagates rows that are not clauses, such as "at most one" and "at least seven". The slack of each row is updated
 * with every literal that becomes false.
 */
final class SlackCounters {
    private final Trail trail;
    /**
     * Each literal has a list of the rows that contain this literal. The note of a row is the coefficient of the
     * literal in the row.
     */
    private RowList[] containing;

    SlackCounters(Trail trail, int variables) {
        this.trail = trail;
        this.containing = new RowList[2 * variables];
    }

    /** Makes room for new variables. */
    void grow(int variables) {
        containing = Arrays.copyOf(containing, 2 * variables);
    }

    /**
     * Adds a row and computes its slack from the current trail. Every literal on the trail must have been passed to
     * {@link #falsified} before.
     */
    void add(Row row) {
        for (int i = 0; i < row.size(); i++) {
            int literal = row.literal(i);
            if (containing[literal] == null) {
                containing[literal] = new RowList();
            }
            containing[literal].add(row, row.coefficient(i));
            if (trail.isFalse(literal)) {
                row.changeSlack(-row.coefficient(i));
            }
        }
    }

    /**
     * Updates the rows that contain a literal that has become false, and assigns the literals that these rows force.
     * Returns whether all these rows can still be satisfied. If a row cannot, the other rows are still updated.
     */
    boolean falsified(int literal) {
        RowList list = containing[literal];
        if (list == null) {
            return true;
        }
        boolean possible = true;
        int kept = 0;
        for (int i = 0; i < list.size(); i++) {
            Row row = list.row(i);
            if (!row.isRemoved()) {
                long coefficient = list.note(i);
                if (kept < i) {
                    list.set(kept, row, coefficient);
                }
                kept++;
                row.changeSlack(-coefficient);
                if (row.slack() < 0) {
                    possible = false;
                } else if (possible && row.mayForce(row.slack())) {
                    force(row);
                }
            }
        }
        list.close(kept, list.size());
        return possible;
    }

    /** Restores the slacks that {@link #falsified} has changed for this literal. */
    void restored(int literal) {
        RowList list = containing[literal];
        if (list != null) {
            for (int i = 0; i < list.size(); i++) {
                list.row(i).changeSlack(list.note(i));
            }
        }
    }

    private void force(Row row) {
        for (int i = 0; i < row.size() && row.coefficient(i) > row.slack(); i++) {
            if (trail.isOpen(row.literal(i))) {
                trail.assign(row.literal(i), row);
            }
        }
    }

    /** Drops removed rows from all lists. */
    void sweep() {
        for (RowList list : containing) {
            if (list != null) {
                list.sweep();
            }
        }
    }
}
