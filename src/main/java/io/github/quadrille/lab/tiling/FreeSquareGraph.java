package io.github.quadrille.lab.tiling;

/** How the free squares of a board hang together: over which steps gaps can walk. */
final class FreeSquareGraph {
    /** No block in particular. */
    static final int ANY_BLOCK = 0;

    /** One bridge among so many free squares: planted targets have 1 of 10 at density 0.6, and 1 of 20 at 0.7. */
    private static final int NARROW = 14;

    private final BlockTree tree;
    private final boolean[] bridge;
    private final boolean narrow;

    FreeSquareGraph(BoardAnalysis boardAnalysis) {
        boolean[] free = boardAnalysis.free();
        int squares = 0;
        this.tree = new BlockTree(boardAnalysis.lattice(), free);
        this.bridge = new boolean[free.length];
        int bridges = 0;
        for (int square = 0; square < free.length; square++) {
            squares += free[square] ? 1 : 0;
            bridge[square] = free[square] && tree.isArticulationPoint(square);
            bridges += bridge[square] ? 1 : 0;
        }
        this.narrow = NARROW * bridges >= squares;
    }

    /** The block of a step between free squares: all that no single square parts from it; not {@link #ANY_BLOCK}. */
    int block(int square, int next) {
        return tree.block(square, next);
    }

    /** Whether a step from a square of a block stays in it. */
    boolean isInBlock(int square, int next, int block) {
        return block == ANY_BLOCK || !bridge[square] || tree.block(square, next) == block;
    }

    /** Whether many ways lead over bridges. */
    boolean isNarrow() {
        return narrow;
    }
}
