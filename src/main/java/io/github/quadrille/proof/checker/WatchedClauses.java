package io.github.quadrille.proof.checker;

import java.util.Arrays;

/**
 * Propagates clauses: when all literals of a clause except one are false, the remaining literal is forced. Only the
 * first two literals of a clause are watched. While neither of these two is false, nothing follows from the clause.
 * When assignments are undone, the watched literals need not change (Moskewicz et al., Chaff, 2001).
 */
final class WatchedClauses {
    private final Trail trail;
    /**
     * Each literal has a list of the clauses that watch it. In the list, each clause has a note, which is another
     * literal of the clause. If that literal is true, the clause can be skipped.
     */
    private RowList[] watching;

    WatchedClauses(Trail trail, int variables) {
        this.trail = trail;
        this.watching = new RowList[2 * variables];
    }

    /** Enlarges the array. The parameter is the new number of all variables. */
    void grow(int variables) {
        watching = Arrays.copyOf(watching, 2 * variables);
    }

    /**
     * Adds a clause of at least two literals, and chooses the two literals to watch. Literals that are not false are
     * chosen first, and then the literals that became false last. A shorter clause is not added.
     */
    void add(Row clause) {
        if (clause.size() > 1) {
            for (int place = 0; place < 2; place++) {
                int best = place;
                for (int i = place + 1; i < clause.size(); i++) {
                    best = lastsLonger(clause.literal(i), clause.literal(best)) ? i : best;
                }
                clause.swap(place, best);
            }
            watch(clause, 0, 1);
            watch(clause, 1, 0);
        }
    }

    private boolean lastsLonger(int one, int other) {
        return trail.isFalse(other) && (!trail.isFalse(one) || trail.level(one) > trail.level(other));
    }

    private void watch(Row clause, int index, int other) {
        int literal = clause.literal(index);
        if (watching[literal] == null) {
            watching[literal] = new RowList();
        }
        watching[literal].add(clause, clause.literal(other));
    }

    /**
     * Updates the clauses that watch a literal that has become false, and assigns the literals that these clauses
     * force. Returns false if all literals of a clause are false.
     */
    boolean falsified(int literal) {
        RowList list = watching[literal];
        if (list == null) {
            return true;
        }
        int kept = 0;
        for (int i = 0; i < list.size(); i++) {
            Row clause = list.row(i);
            if (trail.isTrue((int) list.note(i))) {
                list.set(kept++, clause, list.note(i));
            } else if (!clause.isRemoved()) {
                if (clause.literal(0) == literal) {
                    clause.swap(0, 1);
                }
                int first = clause.literal(0);
                if (trail.isTrue(first)) {
                    list.set(kept++, clause, first);
                } else if (!watchesAnother(clause)) {
                    list.set(kept++, clause, first);
                    if (trail.isFalse(first)) {
                        list.close(kept, i + 1);
                        return false;
                    }
                    trail.assign(first, clause);
                }
            }
        }
        list.close(kept, list.size());
        return true;
    }

    private boolean watchesAnother(Row clause) {
        for (int i = 2; i < clause.size(); i++) {
            if (!trail.isFalse(clause.literal(i))) {
                clause.swap(1, i);
                watch(clause, 1, 0);
                return true;
            }
        }
        return false;
    }

    /** Drops removed clauses from all lists. */
    void sweep() {
        for (RowList list : watching) {
            if (list != null) {
                list.sweep();
            }
        }
    }
}
