package io.github.quadrille.lab.tiling;

import java.util.List;
import java.util.Optional;

/** Packs patches anew with the fewest gaps that are possible, where that is found out ({@link FewestGaps}). */
final class PatchFewest {
    private static final int WIDTH = 24;
    /** Looking at a row with all its neighbours costs about as much as laying a piece in a search. */
    private static final int ROWS_PER_PIECE = 2;

    private final Tiling tiling;
    private final Patch patch;
    private final FewestGaps fewest = new FewestGaps();

    PatchFewest(Tiling tiling, Patch patch) {
        this.tiling = tiling;
        this.patch = patch;
    }

    /**
     * Packs the patch with fewer gaps; false when there are none, or none were found, and then nothing has changed.
     *
     * @param mostRows of each table
     */
    boolean lessens(int mostRows) {
        PieceGraph graph = patch.graph();
        Optional<EliminationOrder> order = EliminationOrder.of(graph, WIDTH);
        if (order.isEmpty() || fewest.atLeast(graph, order.get(), mostRows, () -> false) >= patch.gaps()) {
            return false;
        }
        List<Integer> placements = fewest.placements(() -> false);
        if (patch.size() - 4 * placements.size() >= patch.gaps()) {
            return false;
        }
        patch.lift();
        placements.forEach(tiling::lay);
        return true;
    }

    /** About how many pieces were laid so far, or as much work done. */
    long work() {
        return fewest.work() / ROWS_PER_PIECE;
    }
}
