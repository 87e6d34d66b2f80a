package io.github.quadrille.lab.local;

import io.github.quadrille.core.puzzle.Packing;
import java.util.Map;

/** A {@code LocalSearch} is a running search on one puzzle. It is not thread-safe. */
public interface LocalSearch {
    /** Starts again from a fresh state. */
    void restart();

    /** Returns whether a restart can lead to anything else. It cannot for a search without randomness. */
    default boolean canRestart() {
        return true;
    }

    /** Takes one step. Returns false, and does nothing, if no step is left; then the search needs a restart. */
    boolean step();

    /**
     * Returns the cost of the best present state, which the method minimises. It is never below 0, and 0 for a packing.
     */
    double cost();

    /** Returns how many mandatory cells {@link #part} covers. This is cheap. */
    int covered();

    /**
     * Returns the pieces of the best present state that form a legal part of a packing: no overlaps, and no piece too
     * many.
     */
    Packing part();

    /**
     * Returns all pieces of the best present state at their places. They may overlap, cover holes, or extend beyond the
     * bottom or the right edge, as the method allows.
     */
    default Packing allPieces() {
        return part();
    }

    /**
     * Returns the values that the method's author would report of the best present state, by name. The map is empty if
     * the author reports only cost and coverage.
     */
    default Map<String, Object> ownTerms() {
        return Map.of();
    }

    /** Returns how many states were examined (successors whose cost was computed) since the search was made. */
    long moves();
}
