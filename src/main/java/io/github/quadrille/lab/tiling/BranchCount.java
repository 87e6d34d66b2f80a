package io.github.quadrille.lab.tiling;

/**
 * Finds placements that cannot be in a perfect covering, before any piece is laid. It counts the squares of branches. A
 * {@linkplain BlockTree branch} is joined to all other squares by a single square, the bridge. Only the piece on the
 * bridge can cover squares inside and outside of the branch. All other pieces on the branch lie completely inside of
 * it. So the number of squares of the branch that the piece on the bridge covers must be equal, modulo four, to the
 * number of squares of the branch. Placements that cover another number are dropped. If only one placement remains on a
 * square, it is laid, which makes more bridges. This goes on until nothing changes or the limit on the rounds is
 * reached. On random boards that are only just connected (near the percolation threshold), most placements on bridges
 * are dropped.
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
     * Returns facts that hold for every perfect covering of the open squares. Nothing is said about other squares.
     *
     * @param open the squares to count; the size of each connected part must be divisible by four
     * @param allowed the shapes that can be laid at each anchor, as bits
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

    /**
     * Lays the placement on a square if it is the only one. If there is no placement, there is no perfect covering, and
     * the square is marked as one that stays uncovered.
     */
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
