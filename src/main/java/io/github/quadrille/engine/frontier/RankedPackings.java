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
 * Holds the packings of a puzzle in a fixed order. Any packing can be found by its number, without finding the packings
 * before it. The frontier counts how many partial packings lead to each entry of a layer. On a {@linkplain BackwardWalk
 * walk back through the layers}, the number of the packing then tells which entry to choose. The order depends on the
 * puzzle alone.
 */
public final class RankedPackings {
    /**
     * Packings are counted only if the frontier computes at most this many numbers. Counting then takes about half a
     * second, and finding a page of packings takes at most as long.
     */
    private static final double CHEAP = 6e7;
    /**
     * If all layers take fewer bytes than this, they are kept between calls of {@link #page}. Otherwise only some
     * layers are kept, and the layers between them are counted again.
     */
    private static final long KEPT = 48L << 20;

    private static final long MEMORY = Math.min(256L << 20, Limits.NONE.memory());

    private final BackwardWalk back;

    private RankedPackings(BackwardWalk back) {
        this.back = back;
    }

    /**
     * Counts the packings of a puzzle if that is cheap. Otherwise the result is empty. If Java may use at least 342
     * MiB, only the puzzle decides whether the result is empty.
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
     * Returns up to {@code count} packings, beginning with the packing that has the number {@code from}. The first
     * packing of all has the number 0. Near the end fewer packings are returned.
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
