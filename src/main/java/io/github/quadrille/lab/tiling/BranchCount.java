package io.github.quadrille.lab.tiling;

/**
 * Excludes placements from perfect coverings by counting, before any piece is laid. A {@linkplain BlockTree branch} is
 * joined to the rest by a bridge, and only the piece on the bridge leaves the branch. So, modulo four, this piece
 * covers as many squares of the branch as the branch has. Placements that cover another number are dropped. If only one
 * placement remains on a square, it is laid, which makes more bridges. This goes on until nothing changes or a limit on
 * the rounds is reached. Near the percolation threshold, it drops most placements on bridges.
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
     * Returns the facts that hold for every perfect covering. They say nothing about closed squares.
     *
     * @param open the squares to count; the sizes of their parts are divisible by four
     * @param allowed the shapes that may be laid at each anchor, as bits
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
     * Lays the placement on a square if it is the only one. If there is none, no covering is perfect, and the square is
     * given up.
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
