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
 * One thing that may be asked.
 *
 * @param question with its parameters; its name is the last word of the address
 * @param kind where it waits, and how it is answered
 * @param reading what is to be done, as the parameters say
 */
record Verb(Question<?> question, Kind kind, Function<Values, Task> reading) {
    enum Kind {
        SEARCH,
        /** It is done in a moment, and a person who draws or plays waits for it: then it waits for no search. */
        QUICK,
        /** Its answer is a file, which is never told in events. */
        FILE
    }

    /** Asks about something else than a puzzle. */
    static Verb ofSent(Question<? extends SentQuestion> question, Kind kind) {
        return new Verb(question, kind, values -> {
            SentQuestion said = question.reading().apply(values);
            return (body, reply) -> reply.answer(said.answer(body, new Told(reply)));
        });
    }

    /** Passes on how far an answer is. */
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

    /** Asks about a puzzle. */
    static <Q> Verb ofPuzzle(Question<Q> question, Kind kind, AskedOfPuzzle<Q> asked) {
        return new Verb(question, kind, values -> {
            GivenKeys keys = PuzzleKeys.of(values);
            Q said = question.reading().apply(values);
            return (body, reply) -> asked.answer(said, new PuzzleInput(keys, body), reply);
        });
    }

    /** Asks about the packings of a puzzle, or about the ways to lay all pieces of a covering. */
    static Verb ofPackings(Question<? extends PackingQuestion> question, Kind kind) {
        return ofPackings(question, kind, PuzzleInput::readWithPackings);
    }

    /**
     * Asks about the packings of a puzzle.
     *
     * @param what is about packings, for the message where the goal is another
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

    /** Answers what is said, about a puzzle. */
    @FunctionalInterface
    interface AskedOfPuzzle<Q> {
        void answer(Q said, PuzzleInput input, Reply reply) throws IOException, UnusableInput;
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
}
