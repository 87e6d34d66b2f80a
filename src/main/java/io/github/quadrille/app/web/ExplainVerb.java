package io.github.quadrille.app.web;

import io.github.quadrille.engine.blocks.Explanation;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.answer.ExplanationWriter;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.solve.Solver;

import java.io.IOException;

/** Looks for a reason that a person can see, without any search. */
final class ExplainVerb implements Verb {
    @Override
    public String name() {
        return "explain";
    }

    @Override
    public Task task(Parameters parameters) {
        PuzzleInput input = PuzzleInput.of(parameters);
        Limits limits = parameters.limits();
        return (body, reply) -> explain(input.readPackable(body, "Arguments are"), limits, reply);
    }

    private static void explain(Puzzle whole, Limits limits, Reply reply) throws IOException, UnusableInput {
        Puzzle puzzle = whole.rest();
        Explanation found = Explanation.of(
                whole, Solver.of(whole).within(limits).listening(new ReplyListener(reply, whole).withoutPackings()));
        reply.answer(out -> ExplanationWriter.write(
                puzzle,
                found.status().word(),
                found.name(),
                String.join(" ", found.sentences()),
                found.weights(),
                found.where(),
                out));
    }
}
