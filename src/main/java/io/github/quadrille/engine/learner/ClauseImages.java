package io.github.quadrille.engine.learner;

import java.util.ArrayList;
import java.util.List;

/**
 * Adds to learnt clauses their images under symmetries. A symmetry of the puzzle maps solutions to solutions, so what
 * is learnt in one corner holds in all corners (Benhamou, Nabhani, Ostrowski and Saïdi, "Enhancing clause learning by
 * symmetry in SAT solvers", 2010). On a rectangle the search then meets a third of the conflicts. Images are added at
 * the next restart, when nothing is decided, so that any of their literals can be watched.
 */
final class ClauseImages {
    /** A clause that joins more levels gets no images, because they cost more than they help. */
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

    /** Notes a clause that was learnt, and makes its images. */
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

    /** Notes a clause that holds from now on, and makes its images. It excludes a solution that was found. */
    void excluded(int[] literals) {
        waiting.add(new Image(literals.clone(), LearntClauses.KEPT_LEVELS));
        learnt(literals, literals.length, LearntClauses.KEPT_LEVELS);
    }

    /** Adds the waiting clauses. No decision may be in force. */
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
