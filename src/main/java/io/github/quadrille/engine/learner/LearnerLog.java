package io.github.quadrille.engine.learner;

import java.util.List;

/** Hears what a search learns: the steps of a refutation. A literal is twice its variable, and one more where it is negated. */
public interface LearnerLog {
    /** Hears nothing. */
    LearnerLog NONE = new LearnerLog() {};

    /** A clause follows; without literals it is the contradiction. Returns the number of the step. */
    default long learnt(int[] clause) {
        return 0;
    }

    /** These steps are not needed any more. */
    default void forgotten(List<Long> steps) {}

    /** Called at every conflict; may give up by throwing. */
    default void conflict() {}

    /** Called now and then between conflicts; may give up by throwing. */
    default void working() {}
}
