package io.github.quadrille.exact;

/** Remembers the partial packing that covers the most cells of all that a search has seen. */
final class FullestPart {
    private final CoverState state;
    private int covered = -1;
    private int[] placements = new int[0];

    FullestPart(CoverState state) {
        this.state = state;
    }

    void look() {
        if (state.coveredCells() > covered) {
            covered = state.coveredCells();
            placements = state.placements();
        }
    }

    int[] placements() {
        return placements;
    }
}
