package io.github.quadrille.lab.tiling;

import java.util.ArrayList;
import java.util.List;

/**
 * Covers gaps with pieces that can reach over the edge of the target. Each covered cell outside the target costs as
 * much as a gap, so a piece on three gaps and one cell outside gains two. The first pass over the board lays pieces on
 * four gaps, and the second lays pieces on three.
 */
final class ExcessPass {
    private static final int LEAST_GAPS = 3;

    private final PaddedMatrix lattice;
    private final Tiling tiling;
    private final Quotas left;
    private final int usable;
    private final boolean[] taken;
    private final List<Integer> laid = new ArrayList<>();

    /**
     * Prepares the pass.
     *
     * @param left the pieces that may still be laid
     * @param usable the shapes that may be used, as bits
     */
    ExcessPass(PaddedMatrix lattice, Tiling tiling, Quotas left, int usable) {
        this.lattice = lattice;
        this.tiling = tiling;
        this.left = left;
        this.usable = usable;
        this.taken = new boolean[lattice.size()];
    }

    /** Returns the pieces to lay in addition to those of the tiling. */
    List<Integer> pieces() {
        for (int gaps = 4; gaps >= LEAST_GAPS; gaps--) {
            for (int row = 0; row < lattice.rows(); row++) {
                for (int column = 0; column < lattice.columns(); column++) {
                    int square = lattice.square(row, column);
                    if (isOpen(square)) {
                        serve(square, gaps);
                    }
                }
            }
        }
        return laid;
    }

    private boolean isOpen(int square) {
        return tiling.isGap(square) && !taken[square];
    }

    private void serve(int square, int gaps) {
        for (int k = 0; k < lattice.anchors(); k++) {
            int anchor = square - lattice.back(k);
            for (int rest = usable & lattice.through(k); rest != 0; rest &= rest - 1) {
                int shape = Integer.numberOfTrailingZeros(rest);
                if (left.left(left.kindOf()[shape]) > 0 && gapsUnder(anchor, shape) == gaps) {
                    for (int step : lattice.steps(shape)) {
                        taken[anchor + step] = true;
                    }
                    left.lay(left.kindOf()[shape]);
                    laid.add(anchor << 5 | shape);
                    return;
                }
            }
        }
    }

    /** Returns the number of gaps that a placement would cover, or -1 when the placement cannot be laid. */
    private int gapsUnder(int anchor, int shape) {
        int gaps = 0;
        for (int step : lattice.steps(shape)) {
            int square = anchor + step;
            if (taken[square] || tiling.at(square) >= 0 || !lattice.isInside(square)) {
                return -1;
            }
            gaps += tiling.isGap(square) ? 1 : 0;
        }
        return gaps;
    }
}
