package io.github.quadrille.web;

import io.github.quadrille.blocks.Explanation;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.file.ExplanationWriter;
import io.github.quadrille.limit.Limits;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.solve.Solver;
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
