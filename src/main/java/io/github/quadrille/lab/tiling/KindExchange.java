package io.github.quadrille.lab.tiling;

import io.github.quadrille.lab.window.WindowSearch;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Reduces the surplus: the pieces of a kind beyond its cap, which is the largest number of pieces of this kind. It
 * packs small patches anew with as few gaps as before, fewer pieces of such a kind, and more pieces of kinds that are
 * below their caps. If that fails, another kind may get one piece beyond its cap. So the surplus passes from kind to
 * kind until it reaches a kind that is below its cap.
 */
final class KindExchange {
    private static final int LEAST_CELLS = 8;
    private static final int MOST_CELLS = 56;
    private static final long NODES = 300;

    private final PaddedMatrix lattice;
    private final Tiling tiling;
    private final Quotas quotas;
    private final Patch patch;
    private final RandomGenerator random;
    private final int[] used;

    KindExchange(PaddedMatrix lattice, Tiling tiling, Quotas quotas, Patch patch, RandomGenerator random) {
        this.lattice = lattice;
        this.tiling = tiling;
        this.quotas = quotas;
        this.patch = patch;
        this.random = random;
        this.used = new int[quotas.kinds()];
    }

    /** Tries to replace the piece at an anchor, if too many pieces of its kind are laid. */
    void exchange(int anchor) {
        int piece = tiling.at(anchor);
        int kind = quotas.kindOf()[piece & 31];
        if (quotas.left(kind) >= 0 || !patch.mayTake(anchor)) {
            return;
        }
        patch.clear();
        patch.add(anchor);
        patch.grow(LEAST_CELLS + random.nextInt(MOST_CELLS - LEAST_CELLS));
        Arrays.fill(used, 0);
        for (int i = 0; i < patch.size(); i++) {
            int square = patch.square(i);
            if (tiling.isAnchor(square)) {
                used[quotas.kindOf()[tiling.at(square) & 31]]++;
            }
        }
        WindowSearch search = patch.cut(quotas);
        for (int other = 0; other < quotas.kinds(); other++) {
            search.limit(other, 0, (int) Math.min(lattice.size(), used[other] + Math.max(0, quotas.left(other))));
        }
        search.limit(kind, 0, used[kind] - 1);
        if (patch.gaps() > 0) {
            for (int i = 0; i < patch.size(); i++) {
                search.mayBeGap(i);
            }
        }
        if (replace()) {
            return;
        }
        int wanderer = random.nextInt(quotas.kinds());
        if (wanderer != kind && quotas.left(wanderer) <= 0) {
            search.limit(wanderer, 0, used[wanderer] + 1);
            replace();
        }
    }

    private boolean replace() {
        if (!patch.pack(patch.gaps(), NODES)) {
            return false;
        }
        for (int kind = 0; kind < used.length; kind++) {
            for (int i = 0; i < used[kind]; i++) {
                quotas.lift(kind);
            }
        }
        for (int i = 0; i < patch.size(); i++) {
            if (tiling.isAnchor(patch.square(i))) {
                quotas.lay(quotas.kindOf()[tiling.at(patch.square(i)) & 31]);
            }
        }
        return true;
    }
}
