package io.github.quadrille.lab.tiling;

/**
 * Tries out a placement: lays it and the pieces that it forces, one after another up to a limit, and then takes all of
 * them back. The placement is impossible when it leaves a square without any placement, or cuts off a part whose size
 * is not a multiple of four. If the board has no perfect covering, both are only strong hints that the placement is
 * bad.
 */
final class Probe {
    /** At most this many squares of a part that a piece cuts off are counted. Larger parts are not checked. */
    static final int LARGEST_BRANCH = 400;

    private static final int MOST_STEPS = 40;

    private final PaddedMatrix lattice;
    private final LivePlacements live;
    private final BranchSizes branches;
    private final int[] one = new int[80];

    Probe(PaddedMatrix lattice, LivePlacements live) {
        this.lattice = lattice;
        this.live = live;
        this.branches = new BranchSizes(lattice, live, LARGEST_BRANCH);
    }

    boolean isPossible(int placement) {
        int mark = live.mark();
        live.clearTight();
        boolean possible = follow(placement);
        live.undo(mark);
        live.clearTight();
        return possible;
    }

    private boolean follow(int first) {
        int placement = first;
        for (int step = 0; step < MOST_STEPS; step++) {
            live.lay(placement);
            if (live.conflict() || branches.cutOff(placement >> 5, lattice.steps(placement & 31))) {
                return false;
            }
            int square = live.nextTight();
            while (square >= 0 && !live.isOpen(square)) {
                square = live.nextTight();
            }
            if (square < 0) {
                return true;
            }
            live.placementsOn(square, one);
            placement = one[0];
        }
        return true;
    }
}
