package io.github.quadrille.app.web;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.function.Function;

/**
 * One thing that may be asked.
 *
 * @param name the last word of the address
 * @param kind where it waits, and how it is answered
 * @param reading what is to be done, as the parameters say; mistakes stay with them
 */
record Verb(String name, Kind kind, Function<Parameters, Task> reading) {
    enum Kind {
        SEARCH,
        /** It is done in a moment, and a person who draws or plays waits for it: then it waits for no search. */
        QUICK,
        /** Its answer is a file, which is never told in events. */
        FILE
    }

    /**
     * About the packings of a puzzle.
     *
     * @param what is about packings, for the message where the goal is another
     */
    static Verb ofPackings(String name, Kind kind, String what, Function<Parameters, PackingTask> reading) {
        return new Verb(name, kind, parameters -> {
            PuzzleInput input = PuzzleInput.of(parameters);
            PackingTask task = reading.apply(parameters);
            return (body, reply) -> {
                Puzzle puzzle = input.readPackable(body, what);
                reply.answer(task.answer(puzzle, new ReplyListener(reply, puzzle).withoutPackings()));
            };
        });
    }

    Task task(Parameters parameters) {
        return reading.apply(parameters);
    }

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

    /** The same about the packings of a puzzle, which are only steps on the way to its answer. */
    @FunctionalInterface
    interface PackingTask {
        Record answer(Puzzle puzzle, ReplyListener listener) throws UnusableInput;
    }
}
