package io.github.quadrille.engine.learner;

import java.util.Arrays;

/**
 * Finds why the values of the variables contradict each other. The answer is a clause that excludes this dead end and
 * similar ones. The analysis begins with the variables that contradict each other. A variable of the last decision
 * level whose value follows from other variables is replaced by these variables. This ends when only one variable of
 * the last decision level remains (Marques-Silva and Sakallah, "GRASP: a search algorithm for propositional
 * satisfiability", 1999). Then the analysis leaves out each variable that follows from the other variables of the
 * clause (Sörensson and Biere, "Minimizing learned clauses", 2009).
 *
 * <p>In an exact cover, a chosen piece strikes out many other pieces. At the last decision level, the chosen piece
 * always replaces them, as the literal "it is not chosen". At an earlier level, it replaces them if it is in the clause
 * already, or if six or more of them would be in the clause. If it always replaced them, the search would meet three
 * times as many conflicts. If it never replaced them, the search would meet fewer conflicts, but each conflict would
 * cost more.
 *
 * <p>At the end, a struck variable is left out if a chosen variable of the clause shares an item with it. This holds
 * even if a different variable struck it out first. A clause then has 10 to 20 literals, where a solver for clauses
 * alone learns clauses of 60.
 */
final class ConflictAnalysis {
    /**
     * A chosen variable of an earlier decision level replaces the variables that it strikes out if the clause would
     * have at least this many of them. With 4, the search meets 1.5 times as many conflicts. With 9, it meets a tenth
     * fewer, but takes as long.
     */
    private static final int MERGED = 6;

    private static final int DEEPEST = 300;

    private final Assignment assignment;
    private final LearntClauses clauses;
    private final Activities activities;

    private final boolean[] isSeen;
    private final int[] touched;
    private int touches;
    private final int[] struck;
    private int strikes;
    private final int[] struckBy;
    /**
     * Each entry is twice the number of the analysis that last examined the variable. The entry is one more if the
     * variable follows from the clause.
     */
    private final int[] known;

    private final int[] levelMark;
    private int analysis;
    /** This stack holds the causes that are being examined. The causes of the last examined variable are on top. */
    private int[] pending = new int[1 << 10];

    private int top;
    private int open;
    private final int[] members;
    private int size;
    private int levels;
    private int backTo;

    ConflictAnalysis(Assignment assignment, LearntClauses clauses, Activities activities) {
        this.assignment = assignment;
        this.clauses = clauses;
        this.activities = activities;
        int variables = assignment.value.length;
        isSeen = new boolean[variables];
        touched = new int[variables];
        struck = new int[variables];
        struckBy = new int[variables];
        known = new int[variables];
        Arrays.fill(known, -2);
        levelMark = new int[variables + 1];
        members = new int[variables + 1];
    }

    /**
     * Returns the literals of the clause. Once the clause is learnt, its first literal holds. The second literal got
     * its value at the decision level to which the search goes back.
     */
    int[] literals() {
        return members;
    }

    /** Returns how many literals the clause has. */
    int size() {
        return size;
    }

    /** Returns the number of different decision levels at which the literals of the clause got their values. */
    int levels() {
        return levels;
    }

    /** Returns the decision level to which the search goes back. */
    int backTo() {
        return backTo;
    }

    /** Analyses the contradiction. */
    void analyse() {
        analysis++;
        touches = 0;
        strikes = 0;
        open = 0;
        size = 1;
        top = 0;
        int unique = resolve();
        mergeStruck();
        leaveOutWhatFollows();
        leaveOutRivals(unique);
        countLevels();
        members[0] = unique;
        for (int i = 0; i < size; i++) {
            members[i] = 2 * members[i] + (assignment.value[members[i]] > 0 ? 1 : 0);
        }
        int second = 1;
        for (int i = 2; i < size; i++) {
            if (assignment.level[members[i] >> 1] > assignment.level[members[second] >> 1]) {
                second = i;
            }
        }
        if (size > 1) {
            int literal = members[second];
            members[second] = members[1];
            members[1] = literal;
        }
        activities.decay();
    }

    /**
     * Replaces variables of the last decision level by their causes until one such variable is left, and returns this
     * variable.
     */
    private int resolve() {
        int last = assignment.conflictVariable();
        if (last != Assignment.NONE) {
            note(last);
        }
        resolve(last, assignment.conflictWhy(), assignment.conflictBy());
        int at = assignment.assigned();
        while (true) {
            int variable;
            do {
                variable = assignment.trail(--at);
            } while (!isSeen[variable] || assignment.level[variable] != assignment.levels());
            if (--open == 0) {
                return variable;
            }
            resolve(variable, assignment.why[variable], assignment.by[variable]);
        }
    }

    private void resolve(int variable, byte why, int by) {
        switch (why) {
            case Assignment.LEARNT -> clauses.use(by);
            case Assignment.LAST -> activities.bumpRow(by);
            case Assignment.FULL, Assignment.SHORT -> activities.bumpRow(assignment.cover.length + by);
            default -> {}
        }
        int bottom = top;
        pushCauses(variable, why, by);
        for (int i = bottom; i < top; i++) {
            note(pending[i]);
        }
        top = bottom;
    }

    private void note(int cause) {
        int variable = assignment.standsFor(cause);
        boolean isStruckEarlier = variable != cause && assignment.level[cause] != assignment.levels();
        if (isStruckEarlier) {
            if (isSeen[variable]) {
                return;
            }
            variable = cause;
        }
        if (isSeen[variable] || assignment.level[variable] == 0) {
            return;
        }
        see(variable);
        if (isStruckEarlier) {
            struck[strikes++] = variable;
            struckBy[assignment.by[variable]]++;
        } else if (assignment.level[variable] == assignment.levels()) {
            open++;
        } else {
            members[size++] = variable;
        }
    }

    private void see(int variable) {
        isSeen[variable] = true;
        touched[touches++] = variable;
        activities.bumpVariable(variable);
    }

    private void mergeStruck() {
        for (int i = 0; i < strikes; i++) {
            int by = assignment.by[struck[i]];
            if (!isSeen[by]) {
                if (struckBy[by] < MERGED) {
                    members[size++] = struck[i];
                } else {
                    see(by);
                    members[size++] = by;
                }
            }
        }
        for (int i = 0; i < strikes; i++) {
            struckBy[assignment.by[struck[i]]] = 0;
        }
    }

    private void leaveOutWhatFollows() {
        int kept = 1;
        for (int i = 1; i < size; i++) {
            if (!followsByCauses(members[i], 0)) {
                members[kept++] = members[i];
            }
        }
        size = kept;
        for (int i = 0; i < touches; i++) {
            isSeen[touched[i]] = false;
        }
    }

    private boolean followsByCauses(int variable, int depth) {
        byte why = assignment.why[variable];
        if (why == Assignment.DECIDED || depth == DEEPEST) {
            return false;
        }
        int bottom = top;
        pushCauses(variable, why, assignment.by[variable]);
        boolean follows = true;
        for (int i = top - 1; i >= bottom && follows; i--) {
            int cause = pending[i];
            if (assignment.level[cause] > 0 && !isSeen[cause]) {
                int stands = assignment.standsFor(cause);
                follows = isSeen[stands] || follows(stands, depth + 1);
            }
        }
        top = bottom;
        return follows;
    }

    /** Tells whether a variable follows from other variables of the clause. */
    private boolean follows(int variable, int depth) {
        if (known[variable] >> 1 != analysis) {
            known[variable] = 2 * analysis + (followsByCauses(variable, depth) ? 1 : 0);
        }
        return (known[variable] & 1) == 1;
    }

    /**
     * Removes each struck variable from the clause if another variable of the clause is chosen and shares an item with
     * it. The variable {@code unique} stays.
     */
    private void leaveOutRivals(int unique) {
        isSeen[unique] = true;
        for (int i = 1; i < size; i++) {
            isSeen[members[i]] = true;
        }
        int kept = 1;
        touches = 0;
        touched[touches++] = unique;
        for (int i = 1; i < size; i++) {
            touched[touches++] = members[i];
            if (!isStruckByMember(members[i])) {
                members[kept++] = members[i];
            }
        }
        size = kept;
        for (int i = 0; i < touches; i++) {
            isSeen[touched[i]] = false;
        }
    }

    private boolean isStruckByMember(int variable) {
        if (assignment.value[variable] > 0) {
            return false;
        }
        LearnerRows rows = assignment.rows;
        for (int at = rows.items.begin[variable]; at < rows.items.begin[variable + 1]; at++) {
            int by = assignment.cover[rows.items.value[at]];
            if (by != Assignment.NONE && isSeen[by]) {
                return true;
            }
        }
        return false;
    }

    private void countLevels() {
        levels = 1;
        backTo = 0;
        for (int i = 1; i < size; i++) {
            int level = assignment.level[members[i]];
            if (levelMark[level] != analysis) {
                levelMark[level] = analysis;
                levels++;
            }
            backTo = Math.max(backTo, level);
        }
    }

    /**
     * Pushes the variables from whose values the value of a variable follows. If the variable is {@code NONE}, it
     * pushes the variables that contradict each other.
     */
    private void pushCauses(int variable, byte why, int by) {
        switch (why) {
            case Assignment.STRUCK -> push(by);
            case Assignment.LAST -> pushOthers(assignment.rows.users, by, variable);
            case Assignment.LEARNT -> {
                for (int at = LearntClauses.begin(by); at < clauses.end(by); at++) {
                    if (clauses.literal(at) >> 1 != variable) {
                        push(clauses.literal(at) >> 1);
                    }
                }
            }
            case Assignment.FULL -> pushCounted(by, variable, 1);
            case Assignment.SHORT -> pushCounted(by, variable, -1);
            default -> {}
        }
    }

    private void pushOthers(LearnerRows.Lists lists, int list, int variable) {
        for (int at = lists.begin[list]; at < lists.begin[list + 1]; at++) {
            if (lists.value[at] != variable) {
                push(lists.value[at]);
            }
        }
    }

    private void pushCounted(int counter, int variable, int value) {
        LearnerRows.Lists counted = assignment.rows.counted;
        for (int at = counted.begin[counter]; at < counted.begin[counter + 1]; at++) {
            int other = counted.value[at];
            if (assignment.value[other] == value && other != variable && assignment.isBefore(other, variable)) {
                push(other);
            }
        }
    }

    private void push(int variable) {
        if (top == pending.length) {
            pending = Arrays.copyOf(pending, 2 * top);
        }
        pending[top++] = variable;
    }
}
