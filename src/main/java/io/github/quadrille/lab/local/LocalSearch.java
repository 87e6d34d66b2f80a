package io.github.quadrille.lab.local;

import io.github.quadrille.core.puzzle.Packing;
import java.util.Map;

/** A {@code LocalSearch} is a running search on one puzzle. It is not thread-safe. */
public interface LocalSearch {
    /** Starts again from a fresh state. */
    void restart();

    /**
     * Returns whether a restart can lead to a different search. A search without randomness would only repeat itself.
     */
    default boolean canRestart() {
        return true;
    }

    /** Takes one step. If no step is left, it does nothing and returns false. Then the search needs a restart. */
    boolean step();

    /**
     * Returns the cost of the best present state. The method minimises this cost. It is never below 0, and it is 0 for
     * a packing.
     */
    double cost();

    /** Returns how many mandatory cells {@link #part} covers. This call takes little time compared with a step. */
    int covered();

    /**
     * Returns pieces of the best present state that form a legal part of a packing. They do not overlap, and no kind is
     * used too often.
     */
    Packing part();

    /**
     * Returns all pieces of the best present state at their places. As far as the method allows it, the pieces can
     * overlap, cover holes, or extend beyond the bottom or the right edge.
     */
    default Packing allPieces() {
        return part();
    }

    /**
     * Returns the values that the author of the method would report for the best present state, by their names. The map
     * is empty if the author reports only the cost and the number of covered cells.
     */
    default Map<String, Object> ownTerms() {
        return Map.of();
    }

    /**
     * Returns a measure of the effort since the search was made. For most methods, it is the number of states whose
     * cost was computed. Some methods do not count the random states with which they start again.
     */
    long moves();
}
