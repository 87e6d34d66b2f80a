package io.github.quadrille.app.web;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.answer.CountWriter;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CountEstimate;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.io.answer.EstimateTree;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Solver;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;

/** Says about how many packings there are, and what finding them would take, from a look at the search tree. */
final class EstimateVerb implements Verb {
    private static final Duration USUAL = Duration.ofSeconds(10);

    @Override
    public String name() {
        return "estimate";
    }

    @Override
    public Task task(Parameters parameters) {
        PuzzleInput input = PuzzleInput.of(parameters);
        SearchOptions options =
                SearchOptions.FIND_ALL.within(parameters.limits(USUAL)).withSeed(parameters.seed());
        return (body, reply) -> estimate(input.readPackable(body, "Estimates are"), options, reply);
    }

    private static void estimate(Puzzle puzzle, SearchOptions options, Reply reply) throws IOException, UnusableInput {
        long begin = System.nanoTime();
        CountEstimate estimate = Solver.of(puzzle)
                .with(options)
                .listening(new ReplyListener(reply, puzzle).withoutPackings())
                .estimate(CountMethod.AUTO, Integer.MAX_VALUE);
        double seconds = (System.nanoTime() - begin) / 1e9;
        Map<String, Object> tree = estimate.search()
                .map(search ->
                        EstimateTree.of(puzzle.name(), search, options.limits().threads(), estimate.instead(), seconds))
                .orElseGet(() -> EstimateTree.none(Limit.TIME.words() + " before enough was seen", seconds));
        reply.answer(out -> CountWriter.write(tree, out));
    }
}
