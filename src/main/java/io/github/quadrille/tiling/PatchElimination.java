package io.github.quadrille.tiling;

import io.github.quadrille.window.WindowOutcome;
import java.util.BitSet;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Packs patches of thousands of squares anew by {@link Elimination}. Where a part of the patch cannot be covered, because of
 * what lies around it, the patch takes in what lies around that part, and it is tried again.
 */
final class PatchElimination {
    static final int LEAST_CELLS = 300;
    static final int MOST_CELLS = 20_000;
    private static final int WIDTH = 56;
    private static final int MOST_TRIALS = 40;
    /** Of these so many may end undecided with the most rows. */
    private static final int MOST_UNDECIDED = 2;

    private static final int LEAST_ROWS = 4_000;
    /** The patch grows by so many squares at least, or by a share of what could not be covered. */
    private static final int GROWTH = 40;

    private static final int SHARE = 3;
    /** Looking at a row costs less than laying a piece in a search. */
    private static final int ROWS_PER_PIECE = 8;

    private final Tiling tiling;
    private final Patch patch;
    private final Elimination elimination;

    PatchElimination(Tiling tiling, Patch patch, RandomGenerator random) {
        this.tiling = tiling;
        this.patch = patch;
        this.elimination = new Elimination(random);
    }

    /**
     * Packs the patch, grown where it must, with fewer gaps; false when that was not found, and then nothing has changed.
     *
     * @param mostRows of each table
     */
    boolean closes(int mostRows) {
        int rows = LEAST_ROWS;
        int undecided = 0;
        for (int trial = 0; trial < MOST_TRIALS && patch.size() <= MOST_CELLS; trial++) {
            PieceGraph graph = patch.graph();
            Optional<EliminationOrder> order = EliminationOrder.of(graph, WIDTH);
            if (order.isEmpty()) {
                return false;
            }
            WindowOutcome outcome = elimination.run(graph, order.get(), gaps(), patch.gaps() % 4, rows);
            if (outcome == WindowOutcome.PACKED) {
                return lay();
            }
            if (outcome == WindowOutcome.UNDECIDED && rows < mostRows) {
                rows = Math.min(4 * rows, mostRows);
                continue;
            }
            undecided += outcome == WindowOutcome.UNDECIDED ? 1 : 0;
            if (undecided > MOST_UNDECIDED || !grow(elimination.uncovered())) {
                return false;
            }
        }
        return false;
    }

    /** As many gaps as do not make a piece stay where some are now. */
    private BitSet gaps() {
        BitSet gaps = new BitSet();
        for (int i = 0; i < patch.size(); i++) {
            gaps.set(i, tiling.isGap(patch.square(i)));
        }
        return gaps;
    }

    private boolean lay() {
        if (elimination.gaps() >= patch.gaps()) {
            return false;
        }
        patch.lift();
        elimination.layIn(tiling::lay);
        return true;
    }

    /** Takes in what is around some squares; false when there is nothing. */
    private boolean grow(int[] around) {
        int before = patch.size();
        patch.growAround(around);
        int enough = before + Math.max(GROWTH, around.length / SHARE);
        int grown = before;
        while (patch.size() > grown && patch.size() < enough) {
            int[] added = new int[patch.size() - grown];
            for (int i = 0; i < added.length; i++) {
                added[i] = grown + i;
            }
            grown = patch.size();
            patch.growAround(added);
        }
        return patch.size() > before;
    }

    /** About how many pieces were laid so far, or as much work done. */
    long work() {
        return elimination.work() / ROWS_PER_PIECE;
    }
}
