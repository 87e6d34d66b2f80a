package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The packings of a puzzle in an order in which each can be had by its number, without those before it: the frontier counts
 * how many there are behind every entry, so that {@linkplain BackwardWalk on the way back} the number says where to go. The same
 * puzzle has the same order everywhere.
 */
public final class RankedPackings {
    /** So many numbers take half a second, and a page no longer. */
    private static final double CHEAP = 6e7;
    /** Smaller tables are kept whole between pages; of larger ones every few layers, and those between are counted again. */
    private static final long KEPT = 48L << 20;

    private static final long MEMORY = Math.min(256L << 20, Limits.NONE.memory());

    private final BackwardWalk back;

    private RankedPackings(BackwardWalk back) {
        this.back = back;
    }

    /**
     * Counts, where that is cheap; empty where it is not, which depends on the puzzle alone.
     *
     * @param limits of time
     * @throws Stopped when time is up, or the listener has interrupted
     */
    public static Optional<RankedPackings> of(PlacementTable table, Limits limits, Listener listener) {
        Clock clock = new Clock(limits, listener);
        Limits fixed = Limits.NONE.withMemory(MEMORY).withThreads(1);
        try (FrontierThreads frontierThreads = new FrontierThreads(1)) {
            CoverProblem problem = CoverProblem.of(table.cover(), clock::check);
            Frontier frontier = new Frontier(problem, fixed, clock);
            FrontierEstimate estimate = frontier.estimate();
            clock.check();
            if (!estimate.isComplete() || estimate.numbers() > CHEAP || estimate.bytes() > MEMORY) {
                return Optional.empty();
            }
            boolean fitsWhole = estimate.bytes() / 2 * problem.items() < KEPT;
            int segment = fitsWhole ? 1 : (int) Math.ceil(Math.sqrt(problem.items()));
            return Optional.of(
                    new RankedPackings(new BackwardWalk(table, problem, frontier, segment, frontierThreads)));
        } catch (FrontierTooLarge e) {
            return Optional.empty();
        } catch (Stopped stopped) {
            if (stopped.limit() == Limit.MEMORY) {
                return Optional.empty();
            }
            throw stopped;
        }
    }

    /** How many packings there are. */
    public BigInteger total() {
        return back.total();
    }

    /**
     * So many packings from a number on, the first of all being number 0; fewer at the end.
     *
     * @param limits of time
     * @throws Stopped when time is up, or the listener has interrupted
     */
    public List<Packing> page(BigInteger from, int count, Limits limits, Listener listener) {
        List<PathChooser.ByRank> ranks = Stream.iterate(from, rank -> rank.compareTo(total()) < 0, BigInteger.ONE::add)
                .limit(count)
                .map(PathChooser.ByRank::new)
                .toList();
        try (FrontierThreads frontierThreads = new FrontierThreads(1)) {
            return ranks.isEmpty() ? List.of() : back.packings(ranks, new Clock(limits, listener), frontierThreads);
        }
    }
}
