package io.github.quadrille.app.worker;

import io.github.quadrille.app.generate.GenerationClock;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.MessageReader.MalformedMessage;
import io.github.quadrille.engine.parts.TaskAnswer;
import io.github.quadrille.engine.parts.TaskAnswer.LinesAnswer;
import io.github.quadrille.engine.parts.TaskAnswerer;
import io.github.quadrille.engine.parts.TaskQuestion;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalRun.RunAttempt;
import io.github.quadrille.lab.local.Method;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Does whatever a head asks for: parts, runs of local searches, and attempts to find puzzles.
 *
 * @param methods the local searches by what they are called in orders; throws {@link IllegalArgumentException} when there is
 *     no such
 */
public record TaskWorker(Function<String, Method> methods) implements TaskAnswerer {
    @Override
    public TaskAnswer answer(Puzzle puzzle, TaskQuestion taskQuestion, Limits limits, BooleanSupplier stop) {
        return taskQuestion instanceof TaskQuestion.Errand errand
                ? lines(puzzle, errand, limits, stop)
                : PartTask.answer(puzzle, taskQuestion, limits, stop);
    }

    private TaskAnswer lines(Puzzle puzzle, TaskQuestion.Errand errand, Limits limits, BooleanSupplier stop) {
        Clock clock = Clock.running();
        try {
            List<String> lines = RunTask.isRun(errand)
                    ? RunAnswer.write(run(puzzle, RunTask.of(errand), stop))
                    : List.of(AttemptTask.word(
                            AttemptTask.of(errand, puzzle).succeeds(new GenerationClock(limits, stop))));
            return new LinesAnswer(lines, clock.seconds());
        } catch (MalformedMessage e) {
            throw new IllegalArgumentException(e.getMessage());
        }
    }

    /** The limits of a run are those of its order. */
    private RunAttempt run(Puzzle puzzle, RunTask order, BooleanSupplier stop) {
        Method method = methods.apply(order.method());
        return RunAttempt.of(puzzle, method, order.limits(), LocalListener.until(stop));
    }
}
