package io.github.quadrille.app.web;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.answer.CountAnswer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Counts packings, and classes of symmetric ones. */
final class CountVerb implements Verb {
    @Override
    public String name() {
        return "count";
    }

    @Override
    public Task task(Parameters parameters) {
        PuzzleInput input = PuzzleInput.of(parameters);
        Limits limits = parameters.limits();
        CountMethod method = parameters
                .word(
                        "method",
                        List.of(CountMethod.values()),
                        each -> each.name().toLowerCase(Locale.ROOT))
                .orElse(CountMethod.AUTO);
        boolean classes = parameters.flag("classes");
        return (body, reply) -> {
            Puzzle puzzle = input.readPackable(body, "Counts are");
            Solver solver =
                    Solver.of(puzzle).within(limits).listening(new ReplyListener(reply, puzzle).withoutPackings());
            if (classes) {
                ClassCount count = solver.countUpToSymmetry(method);
                reply.answer(CountAnswer.of(puzzle.name(), count.packings(), count.classes(), count.work()));
            } else {
                PackingCount count = solver.count(method);
                reply.answer(CountAnswer.of(puzzle.name(), count, Optional.empty(), count.work()));
            }
        };
    }
}
