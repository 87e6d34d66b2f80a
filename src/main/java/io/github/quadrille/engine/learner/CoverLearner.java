package io.github.quadrille.engine.learner;

import java.util.Arrays;
import java.util.List;

/**
 * Searches an exact cover for a solution, and learns from its dead ends. It chooses variables until there is a
 * contradiction. Then it finds a clause that excludes this dead end and similar ones ({@link ConflictAnalysis}), and
 * goes back as far as this clause allows.
 *
 * <p>To branch, it divides the activity of each open item by the number of variables that can still cover the item. It
 * takes the item with the highest result. If no item is open, it takes the most active counter that is below its
 * minimum. Of the variables on this row, it prefers those that were chosen when they last had a value, and among them
 * the most active. A decision always chooses a variable. Variables are struck out only as a consequence.
 *
 * <p>The search can be paused, and then continues as if it had never stopped. Equal seeds lead to equal searches.
 */
final class CoverLearner {
    /** Says how far a search has come. */
    enum Outcome {
        /** The search does not know yet whether there is a solution. */
        OPEN,
        /** There is a solution. */
        SOLVED,
        /** There is no solution. */
        REFUTED
    }

    private static final int FIRST_FORGETTING = 1_000;
    private static final int LATER = 150;
    private static final int LOOK_EVERY = 256;

    private final LearnerLog log;
    private final LearnerRows rows;
    private final Assignment assignment;
    private final LearntClauses clauses;
    private final Activities activities;
    private final ConflictAnalysis analysis;
    private final ClauseImages images;
    private final Restarts restarts = new Restarts();
    private long conflicts;
    private long decisions;
    private long forgetAt = FIRST_FORGETTING;
    private long forgetEvery = FIRST_FORGETTING;
    private boolean isRefuted;

    /**
     * Prepares a search.
     *
     * @param symmetries for each symmetry the image of every variable; each symmetry must map solutions to solutions
     */
    CoverLearner(LearnerRows rows, List<int[]> symmetries, long seed, LearnerLog log) {
        this.log = log;
        this.rows = rows;
        assignment = new Assignment(rows);
        clauses = new LearntClauses(assignment);
        activities = new Activities(rows.users.size() + rows.counted.size(), rows.variables, seed);
        analysis = new ConflictAnalysis(assignment, clauses, activities);
        images = new ClauseImages(assignment, clauses, symmetries);
    }

    /** Searches until {@code more} further conflicts are met, or the question is decided. */
    Outcome search(long more) {
        long end = conflicts + more;
        while (!isRefuted) {
            if (!propagates()) {
                learn();
            } else if (conflicts >= end) {
                return Outcome.OPEN;
            } else if (assignment.levels() > 0 && restarts.isDue()) {
                assignment.back(0);
                images.add();
            } else if (!decides()) {
                return Outcome.SOLVED;
            }
        }
        return Outcome.REFUTED;
    }

    /** Deduces what follows from the present values. Returns whether there is no contradiction. */
    private boolean propagates() {
        while (!assignment.isBroken()) {
            if (assignment.hasNext()) {
                int variable = assignment.next();
                if (!assignment.isBroken()) {
                    clauses.fail(assignment.value[variable] > 0 ? 2 * variable + 1 : 2 * variable);
                }
            } else if (!assignment.laysLast()) {
                return true;
            }
        }
        return false;
    }

    private void learn() {
        conflicts++;
        log.conflict();
        if (assignment.levels() == 0) {
            isRefuted = true;
            log.learnt(new int[0]);
            return;
        }
        analysis.analyse();
        int size = analysis.size();
        int[] literals = analysis.literals();
        long step = log.learnt(Arrays.copyOf(literals, size));
        images.learnt(literals, size, analysis.levels());
        assignment.back(analysis.backTo());
        restarts.conflict(analysis.levels());
        boolean laid = (literals[0] & 1) == 0;
        if (size == 1) {
            assignment.set(literals[0] >> 1, laid, Assignment.DECIDED, Assignment.NONE);
        } else {
            int clause = clauses.add(literals, size, analysis.levels(), (int) step);
            assignment.set(literals[0] >> 1, laid, Assignment.LEARNT, clause);
        }
        if (conflicts >= forgetAt) {
            forgetEvery += LATER;
            forgetAt = conflicts + forgetEvery;
            log.forgotten(clauses.forget());
        }
    }

    /** Chooses one more variable. Returns false when every row is satisfied. */
    private boolean decides() {
        if (++decisions % LOOK_EVERY == 0) {
            log.working();
        }
        int variable = assignment.opens() > 0 ? best(rows.users, heaviestItem()) : ofHungryCounter();
        if (variable != Assignment.NONE) {
            assignment.decide(variable);
        }
        return variable != Assignment.NONE;
    }

    /**
     * Returns the open item with the highest activity in relation to the number of its variables that are not struck
     * out.
     */
    private int heaviestItem() {
        int heaviest = assignment.open(0);
        for (int i = 1; i < assignment.opens(); i++) {
            int item = assignment.open(i);
            double more = activities.ofRow[item] * assignment.left[heaviest]
                    - activities.ofRow[heaviest] * assignment.left[item];
            if (more > 0 || (more == 0 && item < heaviest)) {
                heaviest = item;
            }
        }
        return heaviest;
    }

    private int ofHungryCounter() {
        int heaviest = Assignment.NONE;
        for (int counter = 0; counter < rows.counted.size(); counter++) {
            if (assignment.isHungry(counter) && (heaviest == Assignment.NONE || weight(counter) > weight(heaviest))) {
                heaviest = counter;
            }
        }
        return heaviest == Assignment.NONE ? Assignment.NONE : best(rows.counted, heaviest);
    }

    private double weight(int counter) {
        return activities.ofRow[rows.users.size() + counter];
    }

    private int best(LearnerRows.Lists lists, int row) {
        int best = Assignment.NONE;
        for (int at = lists.begin[row]; at < lists.begin[row + 1]; at++) {
            int variable = lists.value[at];
            if (assignment.value[variable] == 0 && (best == Assignment.NONE || isBetter(variable, best))) {
                best = variable;
            }
        }
        return best;
    }

    private boolean isBetter(int variable, int other) {
        return assignment.wasLaid[variable] == assignment.wasLaid[other]
                ? activities.ofVariable[variable] > activities.ofVariable[other]
                : assignment.wasLaid[variable];
    }

    /** Returns the variables that are chosen in the solution. */
    int[] solution() {
        return assignment.laidBefore(Integer.MAX_VALUE);
    }

    /**
     * Returns the variables that all decisions except the last one choose or imply. These do not contradict each other.
     * The variables of the last decision can contradict them.
     */
    int[] part() {
        return assignment.laidBefore(assignment.levels());
    }

    /** Excludes the current solution and its images, so that the search continues for another solution. */
    void excludeSolution() {
        int[] literals =
                Arrays.stream(solution()).map(variable -> 2 * variable + 1).toArray();
        assignment.back(0);
        images.excluded(literals);
        images.add();
    }
}
