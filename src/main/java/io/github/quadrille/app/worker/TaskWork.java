package io.github.quadrille.app.worker;

import io.github.quadrille.app.generate.Patience;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.RunAttempt;
import io.github.quadrille.engine.parts.Answer;
import io.github.quadrille.engine.parts.Answerer;
import io.github.quadrille.engine.parts.LinesAnswer;
import io.github.quadrille.engine.parts.Malformed;
import io.github.quadrille.engine.parts.Question;
import io.github.quadrille.core.puzzle.Puzzle;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Does whatever a head asks for: parts, runs of local searches, and attempts to find puzzles.
 *
 * @param methods the local searches by what they are called in orders; throws {@link IllegalArgumentException} when there is
 *     no such
 */
public record TaskWork(Function<String, Method> methods) implements Answerer {
    @Override
    public Answer answer(Puzzle puzzle, Question question, Limits limits, BooleanSupplier stop) {
        return question instanceof Question.Errand errand
                ? lines(puzzle, errand, limits, stop)
                : PartWork.answer(puzzle, question, limits, stop);
    }

    private Answer lines(Puzzle puzzle, Question.Errand errand, Limits limits, BooleanSupplier stop) {
        long begin = System.nanoTime();
        try {
            List<String> lines = RunOrder.isRun(errand)
                    ? RunLines.write(run(puzzle, RunOrder.of(errand), stop))
                    : List.of(AttemptOrder.word(AttemptOrder.of(errand, puzzle).succeeds(new Patience(limits, stop))));
            return new LinesAnswer(lines, (System.nanoTime() - begin) / 1e9);
        } catch (Malformed e) {
            throw new IllegalArgumentException(e.getMessage());
        }
    }

    /** The limits of a run are those of its order. */
    private RunAttempt run(Puzzle puzzle, RunOrder order, BooleanSupplier stop) {
        Method method = methods.apply(order.method());
        return RunAttempt.of(puzzle, method, order.limits(), new LocalListener() {
            @Override
            public boolean isInterrupted() {
                return stop.getAsBoolean();
            }
        });
    }
}
