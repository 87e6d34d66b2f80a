package io.github.quadrille.engine.choco;

import io.github.quadrille.engine.choco.SequentialEndgame.LazyEndgame;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Finishes packings that leave few cells open. Choco's search tree ends at such a node, and other code finds all ways
 * to complete the packing. An endgame may deliver all of them at once, and then the node is a dead end for Choco. Or it
 * returns them one by one on request, and Choco stops at the first.
 */
interface Endgame extends AutoCloseable {
    /** With this endgame Choco searches to the end. */
    Endgame NONE = new Endgame() {};

    /** Tells whether few enough cells are open for the endgame to take over now. */
    default boolean takesOver() {
        return false;
    }

    /**
     * Takes over the current node.
     *
     * @return the placements of a packing to stop at, or empty where Choco has to search elsewhere
     */
    default Optional<int[]> play() {
        return Optional.empty();
    }

    /**
     * Returns the next packing below the node where Choco has stopped. The result is empty when there is none, or when
     * the search has to stop.
     */
    default Optional<int[]> more() {
        return Optional.empty();
    }

    /** Delivers all packings found so far before Choco goes on, unless the search has to stop first. */
    default void settle() {}

    /** Tells whether all packings found were delivered. */
    default boolean isSettled() {
        return true;
    }

    /**
     * Returns the placements of the fullest partial packing seen, if it leaves fewer cells open than a given number.
     */
    default Optional<int[]> fullest(int open) {
        return Optional.empty();
    }

    /** Returns how many nodes the endgame has opened. */
    default long nodes() {
        return 0;
    }

    /**
     * Returns how many nodes of the endgame were dead ends. The nodes taken over that Choco counts among its own dead
     * ends are subtracted.
     */
    default long deadEnds() {
        return 0;
    }

    /** Sets the receiver of the packings that are delivered at once. */
    default void deliverTo(Consumer<int[]> taker) {}

    /** Sets the watch that tells when to stop. */
    default void heed(NodeWatch stop) {}

    @Override
    default void close() {}

    /** Makes the {@link Endgame} of a search. */
    @FunctionalInterface
    interface EndgameKind {
        /** With this kind Choco searches to the end. */
        EndgameKind NONE = state -> Endgame.NONE;

        /** With this kind packings are found one by one, on request. */
        EndgameKind STEPWISE = LazyEndgame::new;

        /** With this kind one packing is found, if that takes little time. */
        EndgameKind FOR_ONE = FirstPackingEndgame::new;

        /** Returns an endgame for a search. */
        Endgame of(CoverState state);

        /** Returns a kind that finds all packings, on this many threads. */
        static EndgameKind onThreads(int threads) {
            return state -> new ParallelEndgame(state, threads);
        }
    }

    /** Tells searches outside of Choco when to stop. */
    @FunctionalInterface
    interface NodeWatch {
        /** This watch never stops a search. */
        NodeWatch NONE = () -> false;

        /**
         * Tells whether to stop. It reads the clock, so callers call it about once in a millisecond. Once true, it
         * stays true until the search goes on.
         */
        boolean isMetNow();

        /** Returns how many nodes may still be opened, or {@link Long#MAX_VALUE} where no limit remains. */
        default long nodesLeft() {
            return Long.MAX_VALUE;
        }
    }
}
