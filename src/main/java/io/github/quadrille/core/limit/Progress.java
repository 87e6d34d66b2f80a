package io.github.quadrille.core.limit;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Holds numbers that say how far work has come. Each kind of work has its own record. A record is turned into words
 * only where people read it.
 *
 * <pre>{@code
 * Progress.Search one = new Progress.Search(500, 0, 52, 60, Duration.ofSeconds(2), Optional.empty());
 * System.out.println(one.beside(one).nodes()); // 1000
 * }</pre>
 */
public sealed interface Progress {
    /** Returns how long the work has been going on. */
    Duration elapsed();

    /** Returns the remaining time, if it is limited. */
    default Optional<Duration> left() {
        return Optional.empty();
    }

    /**
     * Says how far a search for packings has come.
     *
     * @param covered the number of cells covered by the fullest partial packing seen
     * @param coverable the number of cells that must be covered
     * @param left the remaining time, if it is limited
     */
    record Search(long nodes, long packings, int covered, int coverable, Duration elapsed, Optional<Duration> left)
            implements Progress {
        /**
         * Returns the progress of this search together with another search, which runs at the same time on the same
         * puzzle.
         */
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
     * Says how far the search for the best covering has come.
     *
     * @param doing what is tried now, in a few words
     * @param nodes the number of nodes that searches have opened, plus the number of states that sweeps have met
     * @param worth the worth of the best known covering that uses each kind as often as its range allows; empty while
     *     no such covering is known
     * @param bound the worth that no covering exceeds; empty while no such bound is known
     * @param unit the noun for the unit of the worth, such as {@code cells}
     * @param left the remaining time, if it is limited
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
        /** Returns this progress with another worth and another bound. */
        public Cover with(OptionalLong otherWorth, OptionalLong otherBound) {
            return new Cover(doing, nodes, otherWorth, otherBound, unit, elapsed, left);
        }
    }

    /**
     * Says how far the search for the shortest plan of a line-clearing game has come.
     *
     * @param nodes the number of nodes of the search or, if {@code moves} is 0, the number of conflicts of a proof
     * @param moves the number of moves that is being tried; 0 for a proof
     * @param left the remaining time, if it is limited
     */
    record Game(long nodes, int moves, Duration elapsed, Optional<Duration> left) implements Progress {}

    /**
     * Says how far a local search has come.
     *
     * @param cost the lowest cost so far
     * @param covered the number of cells covered by the state with the lowest cost
     * @param coverable the number of cells that must be covered
     * @param left the remaining time, if it is limited
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
        /**
         * Returns this progress for the whole board. The given pieces, which this search does not see, cover this
         * number of further cells.
         */
        public Local besideGiven(int given) {
            return new Local(iterations, restarts, cost, given + covered, given + coverable, elapsed, left);
        }
    }

    /**
     * Says how far the search for a covering of a target has come. A target is a 0/1 matrix that says which cells
     * should be covered.
     *
     * @param wrong the number of missing and excess cells of the best covering so far
     * @param leastWrong the proven lower bound on the number of missing and excess cells of any covering
     * @param left the remaining time, if it is limited
     */
    record Target(long wrong, long leastWrong, Duration elapsed, Optional<Duration> left) implements Progress {}

    /**
     * Says how many of several runs have ended. The runs follow each other, or some run at the same time.
     *
     * @param stage the name of the stage of the work; empty if there is only one stage
     * @param unit the noun for the runs
     * @param ended the number of runs that have ended
     * @param all the greatest possible number of runs; {@link Integer#MAX_VALUE} while it is unknown
     */
    record Runs(String stage, String unit, int ended, int all, Duration elapsed) implements Progress {
        /** Returns whether the number of runs is still unknown. */
        public boolean isOpen() {
            return all == Integer.MAX_VALUE;
        }
    }

    /**
     * Says how far a count has come.
     *
     * @param done a text that says what was done
     * @param packings the number of packings that are known so far; there may be more
     * @param left the remaining time, if it is limited
     */
    record Count(String done, long packings, Duration elapsed, Optional<Duration> left) implements Progress {}
}
