package io.github.quadrille.engine.choco;

import io.github.quadrille.engine.choco.SequentialEndgame.LazyEndgame;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What becomes of a packing of which few cells are left: there Choco's tree ends, and all ways to go on are found by other
 * means. Either they are handed out at once, and for Choco the node is a dead end; or one after the other, when they are
 * asked for, and Choco is to stop at the first.
 */
interface Endgame extends AutoCloseable {
    /** Choco searches to the end. */
    Endgame NONE = new Endgame() {};

    /** Whether so few cells are open now that it is its turn. */
    default boolean takesOver() {
        return false;
    }

    /**
     * Takes over here.
     *
     * @return a packing to stop at, as placements; nothing where Choco has to search elsewhere
     */
    default Optional<int[]> play() {
        return Optional.empty();
    }

    /** The next packing below the node that Choco has stopped at; nothing when there is none, or the search has to stop. */
    default Optional<int[]> more() {
        return Optional.empty();
    }

    /** Hands out all that was found before Choco comes to this point, unless it has to stop before. */
    default void settle() {}

    /** Whether all was handed out. */
    default boolean isSettled() {
        return true;
    }

    /** The placements of the fullest part of a packing that it has seen, if that leaves fewer cells open than a given number. */
    default Optional<int[]> fullest(int open) {
        return Optional.empty();
    }

    /** How many nodes it has opened. */
    default long nodes() {
        return 0;
    }

    /** How many of them were dead ends, less the nodes in which it has taken over that Choco counts among its dead ends. */
    default long deadEnds() {
        return 0;
    }

    /** Is told who gets the packings that are handed out at once. */
    default void deliverTo(Consumer<int[]> taker) {}

    /** Takes what says when to stop. */
    default void heed(NodeWatch stop) {}

    @Override
    default void close() {}

    /** Which {@link Endgame} a search is to have. */
    @FunctionalInterface
    interface EndgameKind {
        /** Choco searches to the end. */
        EndgameKind NONE = state -> Endgame.NONE;

        /** Packings are found one by one, when they are asked for. */
        EndgameKind STEPWISE = LazyEndgame::new;

        /** One packing is found, if that is soon done. */
        EndgameKind FOR_ONE = FirstPackingEndgame::new;

        /** One for a search. */
        Endgame of(CoverState state);

        /** All packings are found, on so many threads. */
        static EndgameKind onThreads(int threads) {
            return state -> new ParallelEndgame(state, threads);
        }
    }

    /** Says when to stop, to those that open nodes outside of Choco. */
    @FunctionalInterface
    interface NodeWatch {
        /** Never. */
        NodeWatch NONE = () -> false;

        /** Whether to stop; looks at the clock, so it is to be asked about once in a millisecond. Once met, it stays so until the search goes on. */
        boolean isMetNow();

        /** How many nodes may still be opened; {@link Long#MAX_VALUE} where there is no limit, or none any more. */
        default long nodesLeft() {
            return Long.MAX_VALUE;
        }
    }
}
