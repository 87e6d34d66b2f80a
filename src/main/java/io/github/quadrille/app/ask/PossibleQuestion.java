package io.github.quadrille.app.ask;

import io.github.quadrille.app.answer.PossibleAnswer;
import io.github.quadrille.app.play.Possibilities;
import io.github.quadrille.app.play.Possibilities.Effort;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SolveListener;
import java.util.stream.IntStream;

/**
 * Asks in how many packings each kind covers each cell.
 *
 * @param sample the number of packings to draw at random if there are too many to find them all
 */
public record PossibleQuestion(Limits limits, long sample, long seed) implements PackingQuestion {
    private static final int MOST_DRAWN = 100_000;
    private static final Parameter<Long> SAMPLE = Parameter.whole(
            "sample",
            1,
            MOST_DRAWN,
            Effort.THOROUGH.drawn(),
            "How many packings to draw at random where there are too many to find them all.");
    /** Declares the question {@code possible} and its parameters. */
    public static final Question<PossibleQuestion> QUESTION = Question.ofPuzzle(
            "possible",
            "Says in how many packings each kind covers each cell",
            values -> new PossibleQuestion(values.limits(), values.of(SAMPLE), values.of(Parameter.SEED)));

    @Override
    public PossibleAnswer answer(Puzzle puzzle, SolveListener listener) {
        return PossibleAnswer.of(
                possibilities(puzzle, listener),
                IntStream.range(0, puzzle.bag().size()).boxed().toList());
    }

    /** Returns in how many packings each kind covers each cell, for callers that show these numbers in other ways. */
    public Possibilities possibilities(Puzzle puzzle, SolveListener listener) {
        return Possibilities.of(puzzle, Effort.THOROUGH.drawing(Math.toIntExact(sample)), limits, seed, listener);
    }
}
