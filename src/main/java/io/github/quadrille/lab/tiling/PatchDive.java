package io.github.quadrille.lab.tiling;

import java.util.random.RandomGenerator;

/** Packs patches that are too large for an exact search by diving into them alone. */
final class PatchDive {
    private final BoardAnalysis analysis;
    private final PaddedMatrix lattice;
    private final Tiling tiling;
    private final Patch patch;
    private final RandomGenerator random;
    private long work;

    PatchDive(BoardAnalysis boardAnalysis, Tiling tiling, Patch patch, RandomGenerator random) {
        this.analysis = boardAnalysis;
        this.lattice = boardAnalysis.lattice();
        this.tiling = tiling;
        this.patch = patch;
        this.random = random;
    }

    /** Grows the patch and packs it anew with so many gaps fewer; false when that was not found. */
    boolean closes(int cells, int gaps, int patience) {
        patch.grow(cells);
        int top = Integer.MAX_VALUE;
        int left = Integer.MAX_VALUE;
        int bottom = 0;
        int right = 0;
        for (int i = 0; i < patch.size(); i++) {
            int row = lattice.row(patch.square(i));
            int column = lattice.column(patch.square(i));
            top = Math.min(top, row);
            bottom = Math.max(bottom, row);
            left = Math.min(left, column);
            right = Math.max(right, column);
        }
        PaddedMatrix small = new PaddedMatrix(bottom - top + 1, right - left + 1);
        boolean[] open = new boolean[small.size()];
        int[] allowed = new int[small.size()];
        for (int i = 0; i < patch.size(); i++) {
            int square = patch.square(i);
            int at = small.square(lattice.row(square) - top, lattice.column(square) - left);
            open[at] = true;
            allowed[at] = analysis.allowed(square);
        }
        Dive dive = new Dive(small, open, allowed, 0, small.size(), patience, random);
        dive.run(patch.gaps() - gaps, () -> false);
        work += dive.work();
        if (dive.gaps() > patch.gaps() - gaps) {
            return false;
        }
        patch.lift();
        int shiftRow = top;
        int shiftColumn = left;
        dive.layIn(piece -> {
            int anchor = piece >> 5;
            int square = lattice.square(small.row(anchor) + shiftRow, small.column(anchor) + shiftColumn);
            tiling.lay(square << 5 | (piece & 31));
        });
        return true;
    }

    /** About how many pieces were laid in dives so far. */
    long work() {
        return work;
    }
}
