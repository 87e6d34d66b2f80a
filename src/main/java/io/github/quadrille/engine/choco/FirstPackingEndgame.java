package io.github.quadrille.engine.choco;

import io.github.quadrille.engine.choco.Endgame.NodeWatch;
import java.util.Optional;

/**
 * Finds one packing below a node with few open cells, or finds that there is none. Nodes that take long are left to
 * Choco, because its restarts lead away from them. After such a node, the endgame waits until fewer cells are open.
 */
final class FirstPackingEndgame extends SequentialEndgame {
    /** One endgame opens at most this many nodes, which takes about a millisecond. */
    private static final long NODES = 5_000;
    /** After an endgame that took too many nodes, the next one waits until this many fewer cells are open. */
    private static final int STEP = 4;

    private int mostOpen = Integer.MAX_VALUE;
    private Optional<int[]> found = Optional.empty();
    private int fewestOpen = Integer.MAX_VALUE;
    private int[] fullest = new int[0];

    FirstPackingEndgame(CoverState state) {
        super(state);
    }

    /**
     * Tells whether the endgame takes over. To find this out, it plays the endgame, because only then does it know
     * whether {@link #NODES} nodes are enough.
     */
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

    /** Stops the endgame when the whole search stops, or after a number of nodes. */
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
