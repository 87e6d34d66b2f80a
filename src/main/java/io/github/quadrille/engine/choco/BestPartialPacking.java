package io.github.quadrille.engine.choco;

/**
 * Remembers the partial packing with the most covered cells that a search has seen. It copies the packing only when the
 * state is about to lose it. The reason is that a descent on a large board sees a fuller packing at every node.
 */
final class BestPartialPacking {
    private final CoverState state;
    private int covered = -1;
    /**
     * This number says how to find the packing: it has the placements that the first {@code mark} changes of the state
     * chose. The number is valid while all these changes are in force.
     */
    private int mark;

    private boolean inForce;
    private int[] placements = new int[0];

    BestPartialPacking(CoverState state) {
        this.state = state;
    }

    void look() {
        if (state.coveredCells() > covered) {
            covered = state.coveredCells();
            mark = state.mark();
            inForce = true;
        }
    }

    /** Copies the packing if the undo would lose it. Callers must call this before the state is undone. */
    void beforeUndoTo(int earlier) {
        if (inForce && earlier < mark) {
            placements = state.placements(mark);
            inForce = false;
        }
    }

    /** Returns how many cells the packing covers, or -1 before there is a packing. */
    int covered() {
        return covered;
    }

    int[] placements() {
        return inForce ? state.placements(mark) : placements.clone();
    }
}
