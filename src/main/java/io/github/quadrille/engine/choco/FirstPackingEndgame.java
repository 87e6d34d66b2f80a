package io.github.quadrille.engine.choco;

import io.github.quadrille.engine.choco.Endgame.NodeWatch;
import java.util.Optional;

/**
 * One packing of an {@link Endgame}, or that there is none below a node. What takes long is left to Choco, whose restarts lead out
 * of it; from then on it waits until fewer cells are open.
 */
final class FirstPackingEndgame extends SequentialEndgame {
    /** Nodes for one endgame: about a millisecond. */
    private static final long NODES = 5_000;
    /** By how many cells it waits longer after one that took more. */
    private static final int STEP = 4;

    private int mostOpen = Integer.MAX_VALUE;
    private Optional<int[]> found = Optional.empty();
    private int fewestOpen = Integer.MAX_VALUE;
    private int[] fullest = new int[0];

    FirstPackingEndgame(CoverState state) {
        super(state);
    }

    /** Plays as well, because only then it knows. */
    @Override
    public boolean takesOver() {
        if (state().openCells() > mostOpen || !super.takesOver()) {
            return false;
        }
        begin();
        Patience patience = new Patience(rest().nodes() + NODES);
        found = rest().next(patience) ? Optional.of(rest().placements()) : Optional.empty();
        if (rest().fewestOpen() < fewestOpen) {
            fewestOpen = rest().fewestOpen();
            fullest = rest().fullest();
        }
        if (found.isEmpty() && patience.isOver()) {
            mostOpen = state().openCells() - STEP;
            return false;
        }
        return true;
    }

    @Override
    public Optional<int[]> play() {
        return stoppingAt(found);
    }

    @Override
    public Optional<int[]> fullest(int open) {
        return fewestOpen < open ? Optional.of(fullest) : Optional.empty();
    }

    /** Ends when the search does, or after so many nodes. */
    private final class Patience implements NodeWatch {
        private final long last;

        private Patience(long last) {
            this.last = last;
        }

        private boolean isOver() {
            return rest().nodes() >= last;
        }

        @Override
        public boolean isMetNow() {
            return isOver() || watch().isMetNow();
        }

        @Override
        public long nodesLeft() {
            return Math.min(last - rest().nodes(), watch().nodesLeft());
        }
    }
}
