package io.github.quadrille.app.web;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Solver;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

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
        Map<String, Object> tree = new LinkedHashMap<>();
        if (verdict instanceof Verdict.Infeasible none) {
            Evidence why = none.evidence();
            tree.put("status", "not completable");
            tree.put("reason", why.sentence());
        } else if (verdict instanceof Verdict.Undecided undecided) {
            tree.put("status", "undecided");
            tree.put("reason", undecided.stoppedBy().words());
        } else {
            boolean isFinished = verdict.bestSeen()
                    .map(packing -> packing.pieces().size() == puzzle.given().size())
                    .orElse(false);
            tree.put("status", isFinished ? "finished" : "completable");
            tree.put(
                    "reason",
                    isFinished ? "Every cell is covered as it should be." : "A packing was found that has what lies.");
        }
        reply.answer(tree);
    }
}
