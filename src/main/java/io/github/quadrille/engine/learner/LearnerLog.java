package io.github.quadrille.engine.learner;

import java.util.List;

/**
 * Receives what a search learns, which are the steps of a refutation. A literal is twice its variable, plus one where
 * it is negated.
 */
public interface LearnerLog {
    /** This log ignores everything. */
    LearnerLog NONE = new LearnerLog() {};

    /**
     * Reports a clause that follows. A clause without literals is the contradiction. Returns the number of the step.
     */
    default long learnt(int[] clause) {
        return 0;
    }

    /** Reports that steps are no longer needed. */
    default void forgotten(List<Long> steps) {}

    /** Runs at every conflict, and may give up by throwing. */
    default void conflict() {}

    /** Runs now and then between conflicts, and may give up by throwing. */
    default void working() {}
}
