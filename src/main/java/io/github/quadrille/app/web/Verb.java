package io.github.quadrille.app.web;

import io.github.quadrille.app.ask.PackingQuestion;
import io.github.quadrille.app.ask.PuzzleKeys;
import io.github.quadrille.app.ask.Question;
import io.github.quadrille.app.ask.SentQuestion;
import io.github.quadrille.app.ask.Values;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.GivenKeys;
import java.io.IOException;
import java.util.function.Function;

/**
 * A {@code Verb} is one question that can be asked over HTTP.
 *
 * @param question the question with its parameters; its name is the last word of the address
 * @param kind the queue in which the question waits, and the form of its answer
 * @param reading the function that makes the task from the values of the parameters
 */
record Verb(Question<?> question, Kind kind, Function<Values, Task> reading) {
    enum Kind {
        SEARCH,
        /**
         * The question is answered in a moment, and a person who draws or plays waits for the answer. So it does not
         * wait for any search.
         */
        QUICK,
        /** The answer is a file, which is never sent as events. */
        FILE
    }

    /** Returns a verb for a question about a body that is not a puzzle. */
    static Verb ofSent(Question<? extends SentQuestion> question, Kind kind) {
        return new Verb(question, kind, values -> {
            SentQuestion said = question.reading().apply(values);
            return (body, reply) -> reply.answer(said.answer(body, new Told(reply)));
        });
    }

    /** Tells the client how far the work on an answer has come. */
    private record Told(Reply reply) implements Listener {
        @Override
        public void progress(Progress now) {
            ReplyListener.tell(reply, now);
        }

        @Override
        public boolean isInterrupted() {
            return reply.isStopped();
        }
    }

    /** Returns a verb for a question about a puzzle. */
    static <Q> Verb ofPuzzle(Question<Q> question, Kind kind, AskedOfPuzzle<Q> asked) {
        return new Verb(question, kind, values -> {
            GivenKeys keys = PuzzleKeys.of(values);
            Q said = question.reading().apply(values);
            return (body, reply) -> asked.answer(said, new PuzzleInput(keys, body), reply);
        });
    }

    /**
     * Returns a verb for a question about the packings of a puzzle. If the goal is to cover, the question is about the
     * ways to lay all pieces.
     */
    static Verb ofPackings(Question<? extends PackingQuestion> question, Kind kind) {
        return ofPackings(question, kind, PuzzleInput::readWithPackings);
    }

    /**
     * Returns a verb for a question about the packings of a puzzle. A puzzle whose goal is to cover is refused.
     *
     * @param what the subject and verb of the message, such as {@code Hints are}
     */
    static Verb ofPackings(Question<? extends PackingQuestion> question, Kind kind, String what) {
        return ofPackings(question, kind, input -> input.readPackable(what));
    }

    private static Verb ofPackings(Question<? extends PackingQuestion> question, Kind kind, PuzzleReading reading) {
        return ofPuzzle(question, kind, (said, input, reply) -> {
            Puzzle puzzle = reading.read(input);
            reply.answer(said.answer(puzzle, new ReplyListener(reply, puzzle).withoutPackings()));
        });
    }

    String name() {
        return question.name();
    }

    @FunctionalInterface
    private interface PuzzleReading {
        Puzzle read(PuzzleInput input) throws UnusableInput;
    }

    /** Answers a question about a puzzle. */
    @FunctionalInterface
    interface AskedOfPuzzle<Q> {
        void answer(Q said, PuzzleInput input, Reply reply) throws IOException, UnusableInput;
    }

    /** Does the work of a question when its turn comes. */
    @FunctionalInterface
    interface Task {
        /**
         * Answers a question.
         *
         * @param body the body of the request
         * @throws UnusableInput when the body cannot be used for this question
         * @throws Rejection.RefusedQuestion when there is no answer, though nothing is wrong with the puzzle
         */
        void answer(byte[] body, Reply reply) throws IOException, UnusableInput;
    }
}
