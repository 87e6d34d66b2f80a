package io.github.quadrille.engine.choco;

import io.github.quadrille.engine.choco.Endgame.NodeWatch;
import java.util.Optional;

/** Plays an {@link Endgame} on Choco's thread, one node after the other. */
abstract sealed class SequentialEndgame implements Endgame permits SequentialEndgame.LazyEndgame, FirstPackingEndgame {
    private final CoverState state;
    private final ResidualCover rest;
    private final int[] room;
    private NodeWatch watch = NodeWatch.NONE;
    private long deadEndsOfChoco;

    SequentialEndgame(CoverState state) {
        this.state = state;
        this.rest = new ResidualCover(state);
        this.room = new int[state.problem().options()];
    }

    @Override
    public boolean takesOver() {
        return ResidualCover.fits(state);
    }

    /** Begins to complete the current packing. */
    final void begin() {
        rest.begin(room);
    }

    /**
     * Returns the packing at which Choco is to stop, if there is one. If not, the node is a dead end for Choco, and is
     * counted.
     */
    final Optional<int[]> stoppingAt(Optional<int[]> packing) {
        deadEndsOfChoco += packing.isEmpty() ? 1 : 0;
        return packing;
    }

    final CoverState state() {
        return state;
    }

    final ResidualCover rest() {
        return rest;
    }

    final NodeWatch watch() {
        return watch;
    }

    @Override
    public final void heed(NodeWatch stop) {
        watch = stop;
    }

    @Override
    public final long nodes() {
        return rest.nodes();
    }

    @Override
    public final long deadEnds() {
        return rest.deadEnds() - deadEndsOfChoco;
    }

    /** Finds the packings of an {@link Endgame} one by one, each on request. */
    static final class LazyEndgame extends SequentialEndgame {
        private boolean isActive;

        LazyEndgame(CoverState state) {
            super(state);
        }

        @Override
        public Optional<int[]> play() {
            begin();
            isActive = true;
            return stoppingAt(more());
        }

        @Override
        public Optional<int[]> more() {
            isActive = isActive && rest().next(watch());
            return isActive ? Optional.of(rest().placements()) : Optional.empty();
        }
    }
}
