package io.github.quadrille.app.web;

import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;

/** One thing that may be asked, as the last word of the address says. */
interface Verb {
    /** That word. */
    String name();

    /** Whether it is done in a moment, and a person who draws or plays waits for it: then it waits for no search. */
    default boolean isQuick() {
        return false;
    }

    /** Whether its answer is a file, which is never told in events. */
    default boolean isFile() {
        return false;
    }

    /** What is to be done, as the parameters say; mistakes stay with them. */
    Task task(Parameters parameters);

    /** What is to be done when its turn has come. */
    @FunctionalInterface
    interface Task {
        /**
         * Answers.
         *
         * @param body what was sent
         * @throws UnusableInput when that is nothing one can answer
         * @throws Rejection.RefusedQuestion when there is no answer, though nothing is wrong with the puzzle
         */
        void answer(byte[] body, Reply reply) throws IOException, UnusableInput;
    }
}
