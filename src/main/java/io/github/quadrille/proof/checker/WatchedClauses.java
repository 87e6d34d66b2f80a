package io.github.quadrille.proof.checker;

import java.util.Arrays;

/**
 * Propagates clauses: a clause whose literals are all false but one forces that one. Only two literals of a clause are
 * watched, its first two; as long as neither is false, nothing can follow, and going back needs no work (Moskewicz et
 * al., Chaff, 2001).
 */
final class WatchedClauses {
    private final Trail trail;
    /** By literal; the note is another literal of the clause: if that is true, the clause need not be looked at. */
    private RowList[] watching;

    WatchedClauses(Trail trail, int variables) {
        this.trail = trail;
        this.watching = new RowList[2 * variables];
    }

    /** Makes room for new variables. */
    void grow(int variables) {
        watching = Arrays.copyOf(watching, 2 * variables);
    }

    /** Starts to watch. Where the trail says more than the clause needs, the latest false literals are watched. */
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

    /** Draws the conclusions from a literal's becoming false; whether no clause fails. */
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

    /** Lets go of removed rows everywhere. */
    void sweep() {
        for (RowList list : watching) {
            if (list != null) {
                list.sweep();
            }
        }
    }
}
