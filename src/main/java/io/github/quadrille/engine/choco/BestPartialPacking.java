package io.github.quadrille.engine.choco;

/**
 * Remembers the partial packing that covers the most cells of all that a search has seen. It is copied only when the
 * state is about to lose it: on a large board a dive sees a fuller one at every node.
 */
final class BestPartialPacking {
    private final CoverState state;
    private int covered = -1;
    /** How many changes of the state make it up, while they are all in force. */
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

    /** Must be told before the state is undone. */
    void beforeUndoTo(int earlier) {
        if (inForce && earlier < mark) {
            placements = state.placements(mark);
            inForce = false;
        }
    }

    /** How many cells it covers. */
    int covered() {
        return covered;
    }

    int[] placements() {
        return inForce ? state.placements(mark) : placements.clone();
    }
}
