package io.github.quadrille.choco;

import java.util.Optional;

/**
 * One packing of an {@link Endgame}, or that there is none below a node. What takes long is left to Choco, whose restarts lead out
 * of it; from then on it waits until fewer cells are open.
 */
final class EndgameForOne implements Endgame {
    /** Nodes for one endgame: about a millisecond. */
    private static final long NODES = 5_000;
    /** By how many cells it waits longer after one that took more. */
    private static final int STEP = 4;

    private final CoverState state;
    private final LastPieces rest;
    private final int[] room;
    private NodeWatch watch = NodeWatch.NONE;
    private int mostOpen = Integer.MAX_VALUE;
    private Optional<int[]> found = Optional.empty();
    private long deadEndsOfChoco;
    private int fewestOpen = Integer.MAX_VALUE;
    private int[] fullest = new int[0];

    EndgameForOne(CoverState state) {
        this.state = state;
        this.rest = new LastPieces(state);
        this.room = new int[state.problem().options()];
    }

    /** Plays as well, because only then it knows. */
    @Override
    public boolean takesOver() {
        if (state.openCells() > mostOpen || !LastPieces.fit(state)) {
            return false;
        }
        rest.begin(room);
        Patience patience = new Patience(watch, rest.nodes() + NODES);
        found = rest.next(patience) ? Optional.of(rest.placements()) : Optional.empty();
        if (rest.fewestOpen() < fewestOpen) {
            fewestOpen = rest.fewestOpen();
            fullest = rest.fullest();
        }
        if (found.isEmpty() && patience.isOver()) {
            mostOpen = state.openCells() - STEP;
            return false;
        }
        return true;
    }

    /** Ends when the search does, or after so many nodes. */
    private final class Patience implements NodeWatch {
        private final NodeWatch search;
        private final long last;

        private Patience(NodeWatch search, long last) {
            this.search = search;
            this.last = last;
        }

        private boolean isOver() {
            return rest.nodes() >= last;
        }

        @Override
        public boolean isMetNow() {
            return isOver() || search.isMetNow();
        }

        @Override
        public long nodesLeft() {
            return Math.min(last - rest.nodes(), search.nodesLeft());
        }
    }

    @Override
    public Optional<int[]> play() {
        deadEndsOfChoco += found.isEmpty() ? 1 : 0;
        return found;
    }

    @Override
    public Optional<int[]> fullest(int open) {
        return fewestOpen < open ? Optional.of(fullest) : Optional.empty();
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
