package io.github.quadrille.engine.learner;

import java.util.Arrays;
import java.util.List;

/**
 * Searches an exact cover for a solution, and learns from its dead ends. It lays pieces until something contradicts, finds a reason that is
 * shorter than all the pieces laid ({@link ConflictAnalysis}), and goes back as far as that reason allows. Branching is on the item with the highest weight
 * for each variable that is left, and there on the one that was laid last, or else the most active. That a variable is not
 * laid is never decided: it follows.
 *
 * <p>It can be paused and goes on as if it had not been; equal seeds make equal searches.
 */
final class CoverLearner {
    /** How far a search has come. */
    enum Outcome {
        /** Neither a solution nor the contradiction is found yet. */
        OPEN,
        /** There is a solution. */
        SOLVED,
        /** There is none. */
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
     * Begins.
     *
     * @param symmetries where each of them takes every variable; solutions are taken to solutions
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

    /** Goes on until so many more conflicts are met. */
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

    /** Draws what follows; whether nothing contradicts. */
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

    /** Lays one more; whether there was need to. */
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

    /** The open item with the most weight for each of its variables. */
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

    /** The variables that are laid in the solution. */
    int[] solution() {
        return assignment.laidBefore(Integer.MAX_VALUE);
    }

    /** The variables that are laid by all decisions but the last one, which may contradict: these do not. */
    int[] part() {
        return assignment.laidBefore(assignment.levels());
    }

    /** Looks for another solution from now on, and not for an image of this one. */
    void excludeSolution() {
        int[] literals =
                Arrays.stream(solution()).map(variable -> 2 * variable + 1).toArray();
        assignment.back(0);
        images.excluded(literals);
        images.add();
    }
}
