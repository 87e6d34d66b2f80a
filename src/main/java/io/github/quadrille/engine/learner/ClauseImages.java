package io.github.quadrille.engine.learner;

import java.util.ArrayList;
import java.util.List;

/**
 * Adds to each learnt clause its images under the symmetries of the puzzle. A symmetry maps solutions to solutions, so
 * a clause learnt in one corner holds in all corners (Benhamou, Nabhani, Ostrowski and Saïdi, "Enhancing clause
 * learning by symmetry in SAT solvers", 2010). On a rectangle the search then meets a third of the conflicts.
 *
 * <p>Images wait until the next restart, when no decision is in force. Literals that already fail are then dropped, and
 * the remaining literals have no value yet. So the image can watch any two of its literals, as {@link LearntClauses}
 * requires.
 */
final class ClauseImages {
    /**
     * If the literals of a clause got their values at more decision levels than this, the clause gets no images. They
     * would cost more than they help.
     */
    private static final int MOST_LEVELS = 5;

    private final Assignment assignment;
    private final LearntClauses clauses;
    private final List<int[]> symmetries;
    private final List<Image> waiting = new ArrayList<>();

    private static final class Image {
        private final int[] literals;
        private final int levels;

        Image(int[] literals, int levels) {
            this.literals = literals;
            this.levels = levels;
        }
    }

    ClauseImages(Assignment assignment, LearntClauses clauses, List<int[]> symmetries) {
        this.assignment = assignment;
        this.clauses = clauses;
        this.symmetries = symmetries;
    }

    /**
     * Makes the images of a learnt clause, unless its literals got their values at many decision levels. The images
     * wait for the next restart.
     */
    void learnt(int[] literals, int size, int levels) {
        if (levels <= MOST_LEVELS) {
            for (int[] symmetry : symmetries) {
                int[] image = new int[size];
                for (int i = 0; i < size; i++) {
                    image[i] = 2 * symmetry[literals[i] >> 1] + (literals[i] & 1);
                }
                waiting.add(new Image(image, levels));
            }
        }
    }

    /**
     * Stores a clause that excludes a solution which was found, and makes the images of the clause. The clause and its
     * images wait for the next restart.
     */
    void excluded(int[] literals) {
        waiting.add(new Image(literals.clone(), LearntClauses.KEPT_LEVELS));
        learnt(literals, literals.length, LearntClauses.KEPT_LEVELS);
    }

    /** Adds the waiting clauses. This must be called when no decision is in force. */
    void add() {
        for (Image image : waiting) {
            if (!assignment.isBroken()) {
                add(image);
            }
        }
        waiting.clear();
    }

    private void add(Image image) {
        int[] literals = image.literals;
        int size = 0;
        for (int literal : literals) {
            if (assignment.holds(literal)) {
                return;
            }
            if (!assignment.fails(literal)) {
                literals[size++] = literal;
            }
        }
        if (size > 1) {
            clauses.addImage(literals, size, image.levels);
        } else if (size == 1) {
            assignment.set(literals[0] >> 1, (literals[0] & 1) == 0, Assignment.DECIDED, Assignment.NONE);
        } else {
            assignment.fail(Assignment.DECIDED, Assignment.NONE, Assignment.NONE);
        }
    }
}
