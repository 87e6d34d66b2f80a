package io.github.quadrille.choco;

import java.util.Optional;

/** Packings of an {@link Endgame} one by one, each found when it is asked for. */
final class EndgameStepwise implements Endgame {
    private final CoverState state;
    private final LastPieces rest;
    private final int[] room;
    private NodeWatch watch = NodeWatch.NONE;
    private boolean isActive;
    private long deadEndsOfChoco;

    EndgameStepwise(CoverState state) {
        this.state = state;
        this.rest = new LastPieces(state);
        this.room = new int[state.problem().options()];
    }

    @Override
    public boolean takesOver() {
        return LastPieces.fit(state);
    }

    @Override
    public Optional<int[]> play() {
        rest.begin(room);
        isActive = true;
        Optional<int[]> first = more();
        deadEndsOfChoco += first.isEmpty() ? 1 : 0;
        return first;
    }

    @Override
    public Optional<int[]> more() {
        isActive = isActive && rest.next(watch);
        return isActive ? Optional.of(rest.placements()) : Optional.empty();
    }

    @Override
    public long nodes() {
        return rest.nodes();
    }

    @Override
    public long deadEnds() {
        return rest.deadEnds();
    }

    @Override
    public long deadEndsOfChoco() {
        return deadEndsOfChoco;
    }

    @Override
    public void heed(NodeWatch stop) {
        watch = stop;
    }
}
