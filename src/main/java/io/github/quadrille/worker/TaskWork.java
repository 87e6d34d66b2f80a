package io.github.quadrille.worker;

import io.github.quadrille.limit.Limits;
import io.github.quadrille.local.LocalListener;
import io.github.quadrille.local.Method;
import io.github.quadrille.local.RunAttempt;
import io.github.quadrille.parts.Answer;
import io.github.quadrille.parts.Answerer;
import io.github.quadrille.parts.LinesAnswer;
import io.github.quadrille.parts.Malformed;
import io.github.quadrille.parts.Question;
import io.github.quadrille.puzzle.Puzzle;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Does whatever a head asks for: parts, and runs of local searches.
 *
 * @param methods the local searches by what they are called in orders; throws {@link IllegalArgumentException} when there is
 *     no such
 */
public record TaskWork(Function<String, Method> methods) implements Answerer {
    @Override
    public Answer answer(Puzzle puzzle, Question question, Limits limits, BooleanSupplier stop) {
        return question instanceof Question.Errand errand
                ? run(puzzle, errand, stop)
                : PartWork.answer(puzzle, question, limits, stop);
    }

    /** The limits of a run are those of its order. */
    private Answer run(Puzzle puzzle, Question.Errand errand, BooleanSupplier stop) {
        long begin = System.nanoTime();
        RunOrder order;
        try {
            order = RunOrder.of(errand);
        } catch (Malformed e) {
            throw new IllegalArgumentException(e.getMessage());
        }
        Method method = methods.apply(order.method());
        RunAttempt attempt = RunAttempt.of(puzzle, method, order.limits(), new LocalListener() {
            @Override
            public boolean isInterrupted() {
                return stop.getAsBoolean();
            }
        });
        return new LinesAnswer(RunLines.write(attempt), (System.nanoTime() - begin) / 1e9);
    }
}
