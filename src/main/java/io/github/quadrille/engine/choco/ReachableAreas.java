package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.puzzle.ReachableSums;
import java.util.Arrays;

/**
 * Tells which areas the pieces that may still be placed can make up. These areas are sums of piece sizes. Each size
 * occurs at most as often as there are remaining pieces of that size. The sums are recomputed only when the remaining
 * pieces have changed.
 */
final class ReachableAreas implements PieceAreas {
    private final CoverState state;
    private final int[] sizes;
    private final int[] sizeOfKind;
    private final int largest;
    private final int[] left;
    private final int[] now;
    private final ReachableSums reachable;

    ReachableAreas(ExactCover problem, CoverState state) {
        this.state = state;
        this.largest = problem.cells();
        sizes = problem.kinds().stream().mapToInt(KindItem::size).distinct().toArray();
        sizeOfKind = new int[problem.kinds().size()];
        for (int kind = 0; kind < sizeOfKind.length; kind++) {
            int size = problem.kindItem(kind).size();
            while (sizes[sizeOfKind[kind]] != size) {
                sizeOfKind[kind]++;
            }
        }
        left = new int[sizes.length];
        Arrays.fill(left, -1);
        now = new int[sizes.length];
        reachable = new ReachableSums(largest);
    }

    @Override
    public void refresh() {
        Arrays.fill(now, 0);
        for (int kind = 0; kind < sizeOfKind.length; kind++) {
            int size = sizeOfKind[kind];
            now[size] = (int) Math.min(largest / sizes[size], (long) now[size] + state.allowed(kind));
        }
        if (!Arrays.equals(now, left)) {
            System.arraycopy(now, 0, left, 0, now.length);
            recompute();
        }
    }

    @Override
    public boolean isHopeless(int least, int most) {
        return !reachable.anyBetween(least, most);
    }

    private void recompute() {
        reachable.begin(0);
        for (int size = 0; size < sizes.length; size++) {
            reachable.add(sizes[size], left[size]);
        }
    }
}
