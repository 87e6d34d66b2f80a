package io.github.quadrille.lab.local;

import io.github.quadrille.core.puzzle.Packing;
import java.util.Map;

/** A search at work on one puzzle. Not for use by several threads. */
public interface LocalSearch {
    /** Begins anew from a fresh state. */
    void restart();

    /** Whether to begin anew can lead anywhere else: not where nothing is left to chance. */
    default boolean canRestart() {
        return true;
    }

    /** Takes one step. Returns false, having done nothing, when no step is left: then it wants to restart. */
    boolean step();

    /** What the method makes small, of the best of its present states; never below 0, and 0 for a packing. */
    double cost();

    /** How many mandatory cells {@link #part} covers. Cheap. */
    int covered();

    /** The pieces of its present best state that make a legal part of a packing: no overlaps, no piece too many. */
    Packing part();

    /**
     * All pieces of its present best state where they lie: also on each other, on holes, or beyond the bottom or the
     * right edge, as the method has them.
     */
    default Packing allPieces() {
        return part();
    }

    /** What the method's author would report of its best present state, by name; empty where cost and coverage are all. */
    default Map<String, Object> ownTerms() {
        return Map.of();
    }

    /** How many states were looked at (successors whose cost was computed) since the search was made. */
    long moves();
}
