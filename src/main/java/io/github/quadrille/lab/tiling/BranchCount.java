package io.github.quadrille.lab.tiling;

/**
 * What counting tells of perfect coverings before anything is laid. Of a {@linkplain BlockTree branch} that hangs on a bridge
 * the piece on the bridge covers as many squares as the size of the branch is more than a multiple of four, because no other
 * piece leaves the branch. So placements that divide otherwise are dropped; where one is left, it is laid, which makes more
 * bridges, until nothing changes or enough was done. Near the percolation threshold most placements on bridges are dropped by this.
 */
final class BranchCount {
    private static final int MOST = 80;
    private static final int MOST_ROUNDS = 16;

    private final PaddedMatrix lattice;
    private final LivePlacements live;
    private final int[] on = new int[MOST];

    private BranchCount(PaddedMatrix lattice, LivePlacements live) {
        this.lattice = lattice;
        this.live = live;
    }

    /**
     * What holds for every perfect covering; of closed squares nothing is said.
     *
     * @param open squares that fall into parts of sizes divisible by four
     * @param allowed by anchor, the shapes that may be laid there, as bits
     */
    static RootFacts of(PaddedMatrix lattice, boolean[] open, int[] allowed) {
        LivePlacements live = new LivePlacements(lattice, open, allowed, (square, count) -> {});
        new BranchCount(lattice, live).count(open.length);
        RootFacts facts = new RootFacts(lattice);
        facts.keep(live);
        for (int square = 0; square < open.length; square++) {
            if (!open[square]) {
                facts.allowed()[square] = allowed[square];
            }
        }
        return facts;
    }

    private void count(int squares) {
        for (int square = 0; square < squares; square++) {
            settle(square);
        }
        settleTight();
        int before = -1;
        for (int round = 0; round < MOST_ROUNDS && live.mark() > before; round++) {
            before = live.mark();
            dropOnBridges(squares);
            settleTight();
        }
    }

    private void dropOnBridges(int squares) {
        boolean[] open = new boolean[squares];
        for (int square = 0; square < squares; square++) {
            open[square] = live.isOpen(square);
        }
        BlockTree tree = new BlockTree(lattice, open);
        for (int square = 0; square < squares; square++) {
            if (open[square]) {
                for (int way : lattice.ways()) {
                    if (tree.isBranch(square, square + way)) {
                        dropOn(square, tree, square + way);
                    }
                }
            }
        }
    }

    private void dropOn(int bridge, BlockTree tree, int branch) {
        int size = live.placementsOn(bridge, on);
        for (int i = 0; i < size; i++) {
            int rest = tree.branchSize(branch);
            for (int step : lattice.steps(on[i] & 31)) {
                rest -= tree.isInBranch((on[i] >> 5) + step, branch) ? 1 : 0;
            }
            if (rest % 4 != 0) {
                live.drop(on[i]);
            }
        }
    }

    private void settleTight() {
        for (int square = live.nextTight(); square >= 0; square = live.nextTight()) {
            settle(square);
        }
        live.clearTight();
    }

    /** Lays the last placement on a square; where there is none, no covering is perfect. */
    private void settle(int square) {
        if (!live.isOpen(square) || live.count(square) > 1) {
            return;
        }
        if (live.count(square) == 0) {
            live.giveUp(square);
        } else {
            live.placementsOn(square, on);
            live.lay(on[0]);
        }
    }
}
