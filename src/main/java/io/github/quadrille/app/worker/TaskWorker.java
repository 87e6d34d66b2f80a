package io.github.quadrille.app.worker;

import io.github.quadrille.app.generate.GenerationClock;
import io.github.quadrille.app.worker.ErrandTask.AttemptTask;
import io.github.quadrille.app.worker.ErrandTask.RunTask;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.TaskAnswer;
import io.github.quadrille.engine.parts.TaskAnswer.TextAnswer;
import io.github.quadrille.engine.parts.TaskAnswerer;
import io.github.quadrille.engine.parts.TaskQuestion;
import io.github.quadrille.engine.parts.TaskQuestion.Errand;
import io.github.quadrille.io.wire.RecordMessage;
import io.github.quadrille.io.wire.RecordMessage.MalformedMessage;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalRun.RunAttempt;
import io.github.quadrille.lab.local.Method;
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
        if (!(taskQuestion instanceof Errand errand)) {
            return PartTask.answer(puzzle, taskQuestion, limits, stop);
        }
        Clock clock = Clock.running();
        try {
            return new TextAnswer(text(puzzle, ErrandTask.of(errand), limits, stop), clock.seconds());
        } catch (MalformedMessage e) {
            throw new IllegalArgumentException(e.getMessage());
        }
    }

    private String text(Puzzle puzzle, ErrandTask task, Limits limits, BooleanSupplier stop) {
        if (task instanceof RunTask run) {
            // The limits of a run are those of its order.
            return RunAnswer.write(
                    RunAttempt.of(puzzle, methods.apply(run.method()), run.limits(), LocalListener.until(stop)));
        }
        GenerationClock clock = new GenerationClock(limits, stop);
        return RecordMessage.write(((AttemptTask) task).attempt(puzzle).succeeds(clock), Boolean.class);
    }
}
