package io.github.quadrille.engine.learner;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Holds the learnt clauses one after another in an array. For each literal it lists the clauses that watch the literal.
 * A clause watches its first two literals, so it is read only when one of these two fails (Moskewicz, Madigan, Zhao,
 * Zhang and Malik, "Chaff: engineering an efficient SAT solver", 2001). Next to each clause, the list also has another
 * literal of this clause. That literal often holds, and then the clause need not be read.
 *
 * <p>A clause is kept for good if its literals got their values at few decision levels. Now and then the worse half of
 * the other clauses is removed, except clauses that were used lately (Audemard and Simon, "Predicting learnt clauses
 * quality in modern SAT solvers", 2009). A clause is worse if its literals got their values at more decision levels.
 */
final class LearntClauses {
    /** This many numbers precede the literals of a clause. */
    private static final int HEAD = 4;

    private static final int LEVELS = 1;
    private static final int USED = 2;
    private static final int STEP = 3;
    /** Clauses whose literals got their values at this many decision levels, or at fewer, are kept for good. */
    static final int KEPT_LEVELS = 2;
    /**
     * Clauses whose literals got their values at this many decision levels, or at fewer, are kept longer than others.
     */
    private static final int GOOD_LEVELS = 6;

    private final Assignment assignment;
    private int[] data = new int[1 << 16];
    private int end = 1;
    private final int[][] watches;
    private final int[] watched;
    private int[] clauses = new int[1 << 10];
    private int count;

    LearntClauses(Assignment assignment) {
        this.assignment = assignment;
        watches = new int[2 * assignment.value.length][];
        watched = new int[watches.length];
    }

    /** Returns the index where the literals of a clause begin. */
    static int begin(int clause) {
        return clause + HEAD;
    }

    /** Returns the index where the literals of a clause end. */
    int end(int clause) {
        return clause + HEAD + data[clause];
    }

    int literal(int at) {
        return data[at];
    }

    /** Notes that a clause was used, so that it is kept for some time. */
    void use(int clause) {
        data[clause + USED] = 2;
    }

    /**
     * Adds a clause of at least two literals, of which the first two are watched.
     *
     * @param levels at how many decision levels the literals got their values
     * @param step the number of the clause's step in a proof
     */
    int add(int[] literals, int size, int levels, int step) {
        return add(literals, size, levels, levels <= GOOD_LEVELS ? 2 : 1, step);
    }

    /** Adds the image of a clause. If the image is never used, it can be removed sooner than the clause itself. */
    void addImage(int[] literals, int size, int levels) {
        add(literals, size, levels, 1, 0);
    }

    private int add(int[] literals, int size, int levels, int used, int step) {
        int clause = end;
        if (clause + HEAD + size > data.length) {
            data = Arrays.copyOf(data, 2 * data.length + size);
        }
        data[clause] = size;
        data[clause + LEVELS] = levels;
        data[clause + USED] = used;
        data[clause + STEP] = step;
        System.arraycopy(literals, 0, data, begin(clause), size);
        end += HEAD + size;
        if (count == clauses.length) {
            clauses = Arrays.copyOf(clauses, 2 * count);
        }
        clauses[count++] = clause;
        watch(literals[0], clause, literals[1]);
        watch(literals[1], clause, literals[0]);
        return clause;
    }

    private void watch(int literal, int clause, int other) {
        int[] list = watches[literal];
        int size = watched[literal];
        if (list == null || size + 2 > list.length) {
            list = list == null ? new int[8] : Arrays.copyOf(list, 2 * list.length);
            watches[literal] = list;
        }
        list[size] = clause;
        list[size + 1] = other;
        watched[literal] = size + 2;
    }

    /** Deduces what follows from the clauses that watch a literal when that literal fails. */
    void fail(int failed) {
        int[] list = watches[failed];
        int size = watched[failed];
        int kept = 0;
        for (int at = 0; at < size; at += 2) {
            int clause = list[at];
            int other = list[at + 1];
            if (assignment.isBroken() || assignment.holds(other)) {
                list[kept++] = clause;
                list[kept++] = other;
                continue;
            }
            int first = begin(clause);
            if (data[first] == failed) {
                data[first] = data[first + 1];
                data[first + 1] = failed;
            }
            other = data[first];
            if (!assignment.holds(other) && isMoved(clause, first)) {
                continue;
            }
            list[kept++] = clause;
            list[kept++] = other;
            if (assignment.fails(other)) {
                assignment.fail(Assignment.LEARNT, clause, Assignment.NONE);
            } else if (!assignment.holds(other)) {
                assignment.set(other >> 1, (other & 1) == 0, Assignment.LEARNT, clause);
            }
        }
        watched[failed] = kept;
    }

    /**
     * Watches another literal of a clause instead of the second literal, which has failed. Returns false if all
     * literals after the second have failed too.
     */
    private boolean isMoved(int clause, int first) {
        int last = end(clause);
        for (int at = first + 2; at < last; at++) {
            int literal = data[at];
            if (!assignment.fails(literal)) {
                data[at] = data[first + 1];
                data[first + 1] = literal;
                watch(literal, clause, data[first]);
                return true;
            }
        }
        return false;
    }

    /**
     * Removes the worse half of the clauses that can be removed, and returns the proof steps of the removed clauses. A
     * clause cannot be removed if it is kept for good, was used lately, or is the reason for a value.
     */
    List<Long> forget() {
        boolean[] isReason = new boolean[end];
        for (int at = 0; at < assignment.assigned(); at++) {
            int variable = assignment.trail(at);
            if (assignment.why[variable] == Assignment.LEARNT) {
                isReason[assignment.by[variable]] = true;
            }
        }
        List<Integer> weak = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int clause = clauses[i];
            if (!isReason[clause] && data[clause + LEVELS] > KEPT_LEVELS && isUnused(clause)) {
                weak.add(clause);
            }
        }
        weak.sort(Comparator.<Integer>comparingInt(clause -> -data[clause + LEVELS])
                .thenComparingInt(clause -> -data[clause])
                .thenComparingInt(clause -> clause));
        List<Integer> gone = weak.subList(0, weak.size() / 2);
        List<Long> steps =
                gone.stream().map(clause -> (long) data[clause + STEP]).toList();
        gone.forEach(clause -> data[clause + LEVELS] = 0);
        compact();
        return steps;
    }

    private boolean isUnused(int clause) {
        if (data[clause + USED] == 0) {
            return true;
        }
        data[clause + USED]--;
        return data[clause + USED] == 0 && data[clause + LEVELS] > GOOD_LEVELS;
    }

    /** Moves the remaining clauses to the front of the array. */
    private void compact() {
        int[] movedTo = new int[end];
        int to = 1;
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int clause = clauses[i];
            if (data[clause + LEVELS] > 0) {
                int length = HEAD + data[clause];
                System.arraycopy(data, clause, data, to, length);
                movedTo[clause] = to;
                clauses[kept++] = to;
                to += length;
            }
        }
        count = kept;
        end = to;
        for (int literal = 0; literal < watches.length; literal++) {
            int[] list = watches[literal];
            int size = 0;
            for (int at = 0; at < watched[literal]; at += 2) {
                if (movedTo[list[at]] > 0) {
                    list[size++] = movedTo[list[at]];
                    list[size++] = list[at + 1];
                }
            }
            watched[literal] = size;
        }
        for (int at = 0; at < assignment.assigned(); at++) {
            int variable = assignment.trail(at);
            if (assignment.why[variable] == Assignment.LEARNT) {
                assignment.by[variable] = movedTo[assignment.by[variable]];
            }
        }
    }
}
