package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.question.UseCount;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Counts for each placement how many packings contain it, without finding the packings. For each step that lays the
 * placement, it multiplies two numbers: the ways from the beginning to the step, and the ways from the step to the end.
 * The sum of these products is the count. All layers are kept. Going back through the layers takes as many steps as
 * going forward, but with larger numbers. This is the forward-backward algorithm; Rabiner, A Tutorial on Hidden Markov
 * Models (1989).
 */
public final class PlacementUses {
    private final CoverProblem problem;
    private final Frontier frontier;
    private final BigInteger[] uses;
    /** Maps each boundary to the number of ways from it to the end, for each combination of counts. */
    private Map<Long, BigInteger[]> ahead = new HashMap<>();

    private PlacementUses(CoverProblem problem, Frontier frontier, int placements) {
        this.problem = problem;
        this.frontier = frontier;
        this.uses = new BigInteger[placements];
        Arrays.fill(uses, BigInteger.ZERO);
    }

    /**
     * Counts for each placement the packings that contain it, unless too many numbers would be computed.
     *
     * @param most how many numbers can be computed going forward
     * @return the counts; empty if counting needs more numbers or memory, if a limit was reached, or if the frontier
     *     cannot hold the puzzle
     */
    public static Optional<UseCount> count(PlacementTable table, double most, Limits limits, Listener listener) {
        try (FrontierThreads frontierThreads = new FrontierThreads(limits.threads())) {
            Clock clock = new Clock(limits, listener);
            CoverProblem problem = CoverProblem.of(table.cover(), clock::check);
            Frontier frontier = new Frontier(problem, limits, clock);
            FrontierEstimate estimate = frontier.estimate();
            if (!estimate.isComplete() || estimate.numbers() > most) {
                return Optional.empty();
            }
            return Optional.of(new PlacementUses(problem, frontier, table.size()).run(table, frontierThreads, clock));
        } catch (FrontierTooLarge | Stopped e) {
            return Optional.empty();
        }
    }

    private UseCount run(PlacementTable table, FrontierThreads frontierThreads, Clock clock) {
        List<Layer> layers = frontier.passKeeping(problem.items(), 1, 0, frontierThreads);
        Layer end = frontier.layer();
        long[] numbers = end.numbers(0);
        BigInteger total = frontier.total();
        if (numbers != null && total.signum() > 0) {
            BigInteger[] ends = new BigInteger[numbers.length / end.words()];
            Arrays.fill(ends, BigInteger.ONE);
            ahead.put(0L, ends);
            for (int i = layers.size() - 1; i >= 0; i--) {
                clock.check();
                stepBack(layers.get(i));
            }
        }
        Map<Placement, BigInteger> used = new LinkedHashMap<>();
        for (int placement = 0; placement < uses.length; placement++) {
            if (uses[placement].signum() > 0) {
                used.put(table.placement(placement), uses[placement]);
            }
        }
        return new UseCount(total, used);
    }

    private void stepBack(Layer before) {
        BackwardStep step = new BackwardStep(new FrontierStep(problem, frontier.vectors(), before.item()), before);
        Map<Long, BigInteger[]> earlier = new HashMap<>();
        ahead.forEach((mask, ways) -> step.forEachWayTo(mask, (from, numbers, shift, placement) -> {
            BigInteger[] row = row(earlier, before, from, numbers);
            if (shift == null) {
                for (int i = 0; i < row.length; i++) {
                    row[i] = row[i].add(ways[i]);
                }
            } else {
                shift.forEachMove((source, target) -> {
                    if (ways[target].signum() > 0) {
                        row[source] = row[source].add(ways[target]);
                        if (placement >= 0) {
                            BigInteger both = before.number(numbers, source).multiply(ways[target]);
                            uses[placement] = uses[placement].add(both);
                        }
                    }
                });
            }
        }));
        ahead = earlier;
    }

    private static BigInteger[] row(Map<Long, BigInteger[]> earlier, Layer before, long mask, long[] numbers) {
        return earlier.computeIfAbsent(mask, key -> {
            BigInteger[] none = new BigInteger[numbers.length / before.words()];
            Arrays.fill(none, BigInteger.ZERO);
            return none;
        });
    }
}
