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
 * Holds the packings of a puzzle in an order in which any packing can be found by its number, without those before it.
 * The frontier counts how many packings there are behind every entry. So {@linkplain BackwardWalk on the way back} the
 * number says where to go. The same puzzle has the same order everywhere.
 */
public final class RankedPackings {
    /** The frontier may compute at most this many numbers. Counting them takes half a second, and a page no longer. */
    private static final double CHEAP = 6e7;
    /**
     * Tables of fewer bytes than this are kept whole between pages. Of larger ones only every few layers are kept, and
     * those between are counted again.
     */
    private static final long KEPT = 48L << 20;

    private static final long MEMORY = Math.min(256L << 20, Limits.NONE.memory());

    private final BackwardWalk back;

    private RankedPackings(BackwardWalk back) {
        this.back = back;
    }

    /**
     * Counts the packings of a puzzle, where that is cheap. The result is empty where it is not cheap, which depends on
     * the puzzle alone.
     *
     * @param limits the limits on time
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

    /** Returns how many packings there are. */
    public BigInteger total() {
        return back.total();
    }

    /**
     * Returns up to {@code count} packings from a number on. The first of all is number 0. There are fewer at the end.
     *
     * @param limits the limits on time
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
