package io.github.quadrille.engine.choco;

import io.github.quadrille.engine.choco.SequentialEndgame.LazyEndgame;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Finishes packings when few cells are open. The search tree of the solver, Choco, ends at such a node, and other code
 * searches for ways to complete the packing. An endgame may deliver all completed packings at once, and then the node
 * is a dead end for Choco. Or it returns the packings one by one on request, and Choco stops at the first packing.
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
     * @return the placements of a packing to stop at, or empty if Choco has to search elsewhere
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
     * Returns how many nodes of the endgame were dead ends. Choco, too, counts a node as a dead end if the endgame
     * takes the node over and Choco does not stop there. The number of such nodes is subtracted, so that no dead end is
     * counted twice.
     */
    default long deadEnds() {
        return 0;
    }

    /** Sets the receiver of the packings that are delivered at once. */
    default void deliverTo(Consumer<int[]> taker) {}

    /** Sets the watch that tells the endgame when to stop. */
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

        /** Returns an endgame for the search that has this state. */
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
         * Tells whether to stop. The method reads the clock, so callers call it about once a millisecond. Once the
         * result is true, it stays true until the search is continued.
         */
        boolean isMetNow();

        /** Returns how many nodes may still be opened, or {@link Long#MAX_VALUE} if there is no limit. */
        default long nodesLeft() {
            return Long.MAX_VALUE;
        }
    }
}
