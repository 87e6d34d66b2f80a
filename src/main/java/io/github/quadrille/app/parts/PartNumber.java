package io.github.quadrille.app.parts;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.solve.Solver;
import java.time.Duration;

/** Chooses into how many parts to cut a puzzle for many machines. */
public final class PartNumber {
    private static final Duration LOOK = Duration.ofSeconds(2);
    private static final int PROBES = 40;
    private static final int LEAST_CORES = 32;
    private static final int LARGE = 4096;

    private PartNumber() {}

    /**
     * Chooses by a short look at the search; many, when it says nothing.
     *
     * @param cores that are there; more may come, so parts are made for some
     * @param clock that of the whole
     */
    public static int of(Puzzle puzzle, int cores, Clock clock) {
        Duration look = clock.left().filter(left -> left.compareTo(LOOK) < 0).orElse(LOOK);
        return Solver.of(puzzle)
                .within(Limits.time(look))
                .listening(SolveListener.until(clock::isInterrupted))
                .estimate(CountMethod.SEARCH, PROBES)
                .search()
                .map(estimate -> estimate.parts(Math.max(LEAST_CORES, cores)))
                .orElse(LARGE);
    }
}
