package io.github.quadrille.app.web;

import io.github.quadrille.app.answer.HintAnswer;
import io.github.quadrille.app.play.Hint;
import io.github.quadrille.app.play.HintFinder;
import io.github.quadrille.app.play.HintSequence;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Says what to do next. */
final class HintVerb implements Verb {
    private static final long MOST_STEPS = 1_000;

    @Override
    public String name() {
        return "hint";
    }

    @Override
    public Task task(Parameters parameters) {
        PuzzleInput input = PuzzleInput.of(parameters);
        Limits limits = parameters.limits();
        long more = parameters.whole("more", 0, MOST_STEPS, 0);
        boolean all = parameters.flag("all");
        long seed = parameters.seed();
        return (body, reply) ->
                hint(input.readPackable(body, "Hints are"), limits, all ? Long.MAX_VALUE : more + 1, seed, reply);
    }

    private static void hint(Puzzle puzzle, Limits limits, long most, long seed, Reply reply) throws IOException {
        Clock clock = Clock.running();
        ReplyListener listener = new ReplyListener(reply, puzzle).withoutPackings();
        List<HintAnswer> hints = new ArrayList<>();
        Hint last = HintSequence.walk(
                puzzle,
                begun -> HintFinder.of(begun)
                        .within(limits.since(clock))
                        .seeded(seed)
                        .listening(listener)
                        .hint(),
                (begun, hint) -> {
                    hints.add(HintAnswer.of(begun, hint));
                    return hints.size() < most && !reply.isStopped();
                });
        reply.answer(new HintAnswer.All(last.status(), puzzle, hints));
    }
}
