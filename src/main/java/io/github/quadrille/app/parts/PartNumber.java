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
 * Holds the number of parts into which a puzzle is cut, so that many machines can work on it.
 *
 * @param number the number of parts to ask for; there can be more parts
 * @param usual the estimated average time for a part; 0 if there is no estimate
 */
public record PartNumber(int number, Duration usual) {
    private static final Duration LOOK = Duration.ofSeconds(2);
    private static final int PROBES = 40;
    private static final int LEAST_CORES = 32;
    private static final int LARGE = 4096;

    /**
     * Chooses the number of parts by a short trial of the search. If the trial gives no estimate, the number is 4096.
     *
     * @param begun the number of parts that was asked for when a journal was begun, which is then used again; empty if
     *     there is no such journal
     * @param cores the number of cores at present. Fewer than 32 cores count as 32, because more can join later.
     * @param clock the clock of the whole search
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
