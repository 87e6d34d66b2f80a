package io.github.quadrille.app.web;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.io.answer.ClearAnswer;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.ExactSearch;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.lab.clear.Referee;
import java.util.Optional;

/** The fewest moves of a line-clearing board. */
final class ClearVerb implements Verb {
    @Override
    public String name() {
        return "clear";
    }

    @Override
    public Task task(Parameters parameters) {
        GameInput input = GameInput.of(parameters);
        Limits limits = parameters.limits();
        return (body, reply) -> {
            Board board = input.read(body);
            Outcome outcome = ExactSearch.solve(board, limits, new Told(reply));
            // No plan is shown that the referee does not accept.
            outcome.plan().ifPresent(plan -> Referee.confirm(board, plan));
            reply.answer(ClearAnswer.of("board", outcome, Optional.empty()));
        };
    }

    /** Passes on how far the search is. */
    private record Told(Reply reply) implements Listener {
        @Override
        public void progress(Progress now) {
            ReplyListener.tell(reply, now);
        }

        @Override
        public boolean isInterrupted() {
            return reply.isStopped();
        }
    }
}
