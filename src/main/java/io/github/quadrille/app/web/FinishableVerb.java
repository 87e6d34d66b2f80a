package io.github.quadrille.app.web;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Solver;
import java.io.IOException;
import java.time.Duration;

/** Says for certain whether what lies can be completed; quickly, since it is asked after every piece. */
final class FinishableVerb implements Verb {
    private static final Duration USUAL = Duration.ofSeconds(2);

    @Override
    public String name() {
        return "finishable";
    }

    @Override
    public boolean isQuick() {
        return true;
    }

    @Override
    public Task task(Parameters parameters) {
        PuzzleInput input = PuzzleInput.of(parameters);
        Limits limits = parameters.limits(USUAL);
        return (body, reply) -> answer(input.readPackable(body, "To be completed is"), limits, reply);
    }

    private static void answer(Puzzle puzzle, Limits limits, Reply reply) throws IOException {
        Verdict verdict = Solver.of(puzzle)
                .with(SearchOptions.FIND_ONE.within(limits))
                .listening(new ReplyListener(reply, puzzle).withoutPackings())
                .solve();
        reply.answer(answer(puzzle, verdict));
    }

    private record Answer(String status, String reason) {}

    private static Answer answer(Puzzle puzzle, Verdict verdict) {
        if (verdict instanceof Verdict.Infeasible none) {
            return new Answer("not completable", none.evidence().sentence());
        }
        if (verdict instanceof Verdict.Undecided undecided) {
            return new Answer("undecided", undecided.stoppedBy().words());
        }
        return verdict.bestSeen()
                        .filter(packing ->
                                packing.pieces().size() == puzzle.given().size())
                        .isPresent()
                ? new Answer("finished", "Every cell is covered as it should be.")
                : new Answer("completable", "A packing was found that has what lies.");
    }
}
