package io.github.quadrille.engine.learner;

import java.util.List;

/**
 * Receives what a search learns, as the steps of a refutation. A literal is twice the number of its variable, plus one
 * if the literal is negated.
 */
public interface LearnerLog {
    /** This log ignores everything. */
    LearnerLog NONE = new LearnerLog() {};

    /**
     * Reports a clause that follows from the rows and from the clauses before. A clause without literals is the
     * contradiction. Returns the number of the step.
     */
    default long learnt(int[] clause) {
        return 0;
    }

    /** Reports that the steps with these numbers are no longer needed. */
    default void forgotten(List<Long> steps) {}

    /** Runs at every conflict. It can end the search by throwing. */
    default void conflict() {}

    /** Runs now and then between conflicts. It can end the search by throwing. */
    default void working() {}
}
