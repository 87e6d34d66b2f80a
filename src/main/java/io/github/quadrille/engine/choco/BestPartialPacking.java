package io.github.quadrille.engine.choco;

/**
 * Remembers the partial packing with the most covered cells that a search has seen. It copies the packing only when the
 * state is about to lose it, because on a large board a dive sees a fuller one at every node.
 */
final class BestPartialPacking {
    private final CoverState state;
    private int covered = -1;
    /** The packing consists of this many changes of the state, while they are all in force. */
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

    /** Returns how many cells the packing covers, or -1 before there is one. */
    int covered() {
        return covered;
    }

    int[] placements() {
        return inForce ? state.placements(mark) : placements.clone();
    }
}
