package io.github.quadrille.app.parts;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.TreeEstimate;
import io.github.quadrille.engine.solve.Solver;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Says into how many parts to cut a puzzle for many machines.
 *
 * @param number of parts, at least
 * @param usual how long one of them takes on average; nothing where that is not known
 */
public record PartNumber(int number, Duration usual) {
    private static final Duration LOOK = Duration.ofSeconds(2);
    private static final int PROBES = 40;
    private static final int LEAST_CORES = 32;
    private static final int LARGE = 4096;

    /**
     * Chooses by a short look at the search; many parts, when it says nothing.
     *
     * @param begun how many parts there were when a journal was begun: then there are as many again
     * @param cores that are there; more may come, so parts are made for some
     * @param clock that of the whole
     */
    public static PartNumber of(Puzzle puzzle, OptionalInt begun, int cores, Clock clock) {
        Duration look = clock.left().filter(left -> left.compareTo(LOOK) < 0).orElse(LOOK);
        Optional<TreeEstimate> estimate = Solver.of(puzzle)
                .within(Limits.time(look))
                .listening(SolveListener.until(clock::isInterrupted))
                .estimate(CountMethod.SEARCH, PROBES)
                .search();
        int number = begun.orElseGet(() ->
                estimate.map(tree -> tree.parts(Math.max(LEAST_CORES, cores))).orElse(LARGE));
        double seconds = estimate.map(tree -> tree.seconds().mean() / number).orElse(0.0);
        return new PartNumber(number, Duration.ofMillis((long) (1000 * seconds)));
    }
}
