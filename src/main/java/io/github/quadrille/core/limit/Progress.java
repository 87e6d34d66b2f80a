package io.github.quadrille.core.limit;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Numbers say how far work has come: each kind of work has its own. Words are made of them where people read them.
 *
 * <pre>{@code
 * Progress.Search one = new Progress.Search(500, 0, 52, 60, Duration.ofSeconds(2), Optional.empty());
 * System.out.println(one.beside(one).nodes()); // 1000
 * }</pre>
 */
public sealed interface Progress {
    /** For how long the work has been going on. */
    Duration elapsed();

    /** Time left, when limited. */
    default Optional<Duration> left() {
        return Optional.empty();
    }

    /**
     * Of a search for packings.
     *
     * @param covered cells covered by the fullest partial packing seen
     * @param coverable cells that must be covered
     * @param left time left, when limited
     */
    record Search(long nodes, long packings, int covered, int coverable, Duration elapsed, Optional<Duration> left)
            implements Progress {
        /** This and another search of the same puzzle at the same time. */
        public Search beside(Search other) {
            return new Search(
                    nodes + other.nodes,
                    packings + other.packings,
                    Math.max(covered, other.covered),
                    coverable,
                    elapsed.compareTo(other.elapsed) > 0 ? elapsed : other.elapsed,
                    left.isPresent() ? left : other.left);
        }
    }

    /**
     * Of the search for the best covering.
     *
     * @param doing what is tried now, in a few words
     * @param nodes nodes opened, and states met by sweeps
     * @param worth of the best covering; empty while none is known that keeps the counts
     * @param bound what no covering is worth more than; empty while nothing is known
     * @param unit what is counted, in a word
     * @param left time left, when limited
     */
    record Cover(
            String doing,
            long nodes,
            OptionalLong worth,
            OptionalLong bound,
            String unit,
            Duration elapsed,
            Optional<Duration> left)
            implements Progress {
        /** The same with other numbers of what is covered. */
        public Cover with(OptionalLong otherWorth, OptionalLong otherBound) {
            return new Cover(doing, nodes, otherWorth, otherBound, unit, elapsed, left);
        }
    }

    /**
     * Of the search for the shortest plan of a line-clearing game.
     *
     * @param nodes positions, or conflicts of a proof that tries no number of moves
     * @param moves the number of moves that is being tried
     * @param left time left, when limited
     */
    record Game(long nodes, int moves, Duration elapsed, Optional<Duration> left) implements Progress {}

    /**
     * Of a local search.
     *
     * @param cost the lowest so far
     * @param covered cells covered by the state with the lowest cost
     * @param coverable cells that must be covered
     * @param left time left, when limited
     */
    record Local(
            long iterations,
            long restarts,
            double cost,
            int covered,
            int coverable,
            Duration elapsed,
            Optional<Duration> left)
            implements Progress {
        /** The same of a board of which so many more cells are covered by given pieces. */
        public Local besideGiven(int given) {
            return new Local(iterations, restarts, cost, given + covered, given + coverable, elapsed, left);
        }
    }

    /**
     * Of the search for a covering of a target.
     *
     * @param wrong missing and excess cells of the best covering so far
     * @param leastWrong as many every covering has at least, as far as is proven
     * @param left time left, when limited
     */
    record Target(long wrong, long leastWrong, Duration elapsed, Optional<Duration> left) implements Progress {}

    /**
     * Of many runs, one after the other or some at a time.
     *
     * @param stage of the work, in a word; empty where there is but one
     * @param unit what they are, in words
     * @param ended how many have ended
     * @param all how many there will be at most; {@link Integer#MAX_VALUE} where that is open
     */
    record Runs(String stage, String unit, int ended, int all, Duration elapsed) implements Progress {
        /** Whether nothing is known of how many there will be. */
        public boolean isOpen() {
            return all == Integer.MAX_VALUE;
        }
    }

    /**
     * Of a count.
     *
     * @param done what was done, in words
     * @param packings how many are known by now, at least
     * @param left time left, when limited
     */
    record Count(String done, long packings, Duration elapsed, Optional<Duration> left) implements Progress {}
}
