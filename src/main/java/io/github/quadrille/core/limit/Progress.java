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
         * Returns the progress of this search together with another one that runs at the same time on the same puzzle.
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
     * @param nodes the number of nodes opened and of states met by sweeps
     * @param worth the worth of the best covering that keeps the counts of the kinds; empty while none is known
     * @param bound the worth that no covering exceeds; empty while nothing is known
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
     * @param nodes the number of nodes of the search; where {@code moves} is 0, the number of conflicts of a proof
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
        /** Returns the progress on a board that has this number of cells in addition, which given pieces cover. */
        public Local besideGiven(int given) {
            return new Local(iterations, restarts, cost, given + covered, given + coverable, elapsed, left);
        }
    }

    /**
     * Says how far the search for a covering of a target has come.
     *
     * @param wrong the number of missing and excess cells of the best covering so far
     * @param leastWrong the proven least number of such cells of any covering
     * @param left the remaining time, if it is limited
     */
    record Target(long wrong, long leastWrong, Duration elapsed, Optional<Duration> left) implements Progress {}

    /**
     * Says how many of several runs have ended. The runs follow each other, or some run at the same time.
     *
     * @param stage the name of the stage of the work; empty where there is only one
     * @param unit the noun for the runs
     * @param ended the number of runs that have ended
     * @param all the greatest number of runs there will be; {@link Integer#MAX_VALUE} where that is open
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
