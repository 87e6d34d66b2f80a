package io.github.quadrille.app.ask;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.TreeEstimate;
import io.github.quadrille.core.question.TreeEstimate.CountEstimate;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.answer.EstimateAnswer;
import java.time.Duration;
import java.util.Optional;

/**
 * Estimates how many packings there are, and how long finding them would take, from samples of the search tree.
 *
 * @param probes the number of random descents after which the estimate stops
 */
public record EstimateQuestion(Limits limits, long seed, CountMethod method, int probes) implements PackingQuestion {
    /**
     * An estimate samples the search tree for this long if the user sets neither a time limit nor a number of probes.
     */
    private static final Duration USUAL = Duration.ofSeconds(10);
    /** This parameter says after how many random descents to stop. */
    public static final Parameter<Long> PROBES = Parameter.whole(
                    "probes",
                    1,
                    Integer.MAX_VALUE,
                    "Look at N random paths for --estimate, however long that takes; the result is the same on every machine.")
            .ofProgram()
            .under(Heading.LIMITS);
    /** Declares the question {@code estimate} and its parameters. */
    public static final Question<EstimateQuestion> QUESTION = Question.ofPuzzle(
            "estimate",
            "Estimates how many packings there are, and how long it would take to find them",
            values -> new EstimateQuestion(
                    values.limits(Optional.of(USUAL)
                            .filter(time -> values.said(PROBES).isEmpty())),
                    values.of(Parameter.SEED),
                    values.of(CountQuestion.METHOD),
                    Math.toIntExact(values.said(PROBES).orElse((long) Integer.MAX_VALUE))));

    @Override
    public Record answer(Puzzle puzzle, SolveListener listener) {
        Clock clock = Clock.running();
        CountEstimate estimate = estimate(puzzle, listener);
        double seconds = clock.seconds();
        Optional<TreeEstimate> search = estimate.search();
        return search.isPresent()
                ? EstimateAnswer.of(puzzle.name(), search.get(), limits.threads(), estimate.instead(), seconds)
                : EstimateAnswer.None.of(Limit.TIME.words() + " before enough probes were made", seconds);
    }

    /** Returns the estimate, for callers that write their own sentences about it. */
    public CountEstimate estimate(Puzzle puzzle, SolveListener listener) {
        return Solver.of(puzzle)
                .with(SearchOptions.FIND_ALL.withSeed(seed).within(limits))
                .listening(listener)
                .estimate(method, probes);
    }
}
