package io.github.quadrille.app.web;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.app.play.Possibilities;
import io.github.quadrille.app.play.PossibleTree;
import io.github.quadrille.core.puzzle.Puzzle;

import java.util.stream.IntStream;

/** Says in how many packings a kind covers a cell. */
final class PossibleVerb implements Verb {
    private static final int MOST_DRAWN = 100_000;

    @Override
    public String name() {
        return "possible";
    }

    @Override
    public Task task(Parameters parameters) {
        PuzzleInput input = PuzzleInput.of(parameters);
        Limits limits = parameters.limits();
        int drawn = (int) parameters.whole("sample", 1, MOST_DRAWN, Possibilities.Effort.THOROUGH.drawn());
        long seed = parameters.seed();
        return (body, reply) -> {
            Puzzle puzzle = input.readPackable(body, "Possibilities are");
            Possibilities possible = Possibilities.of(
                    puzzle,
                    Possibilities.Effort.THOROUGH.drawing(drawn),
                    limits,
                    seed,
                    new ReplyListener(reply, puzzle).withoutPackings());
            reply.answer(PossibleTree.of(
                    possible, IntStream.range(0, puzzle.bag().size()).boxed().toList()));
        };
    }
}
