package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import java.math.BigInteger;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * Draws packings at random with equal chances, without finding them all. It {@linkplain BackwardWalk walks back through
 * the layers} of the frontier. At each layer, it takes an entry with a chance in proportion to the number of ways to
 * reach this entry from the beginning.
 */
public final class PackingSampler {
    private PackingSampler() {}

    /**
     * Draws packings with repetition.
     *
     * @param receiver the receiver of each packing, in which a checker has found no fault
     * @return how many packings there are; nothing is drawn when there are none
     * @throws Stopped when a limit is reached
     * @throws FrontierTooLarge when a boundary does not fit into a long, or when there are too many combinations of
     *     counts
     */
    public static BigInteger draw(
            int number,
            PlacementTable table,
            RandomGenerator random,
            Limits limits,
            Listener listener,
            Consumer<Packing> receiver) {
        Clock clock = new Clock(limits, listener);
        CoverProblem problem = CoverProblem.of(table.cover(), clock::check);
        int segment = (int) Math.ceil(Math.sqrt(problem.items()));
        try (FrontierThreads frontierThreads = new FrontierThreads(limits.threads())) {
            Frontier frontier = new Frontier(problem, limits, clock);
            BackwardWalk back = new BackwardWalk(table, problem, frontier, segment, frontierThreads);
            if (back.total().signum() > 0) {
                back.packings(
                                Stream.generate(() -> new PathChooser.ByChance(random))
                                        .limit(number)
                                        .toList(),
                                clock,
                                frontierThreads)
                        .forEach(receiver);
            }
            return back.total();
        }
    }
}
