package io.github.quadrille.exact;

import io.github.quadrille.puzzle.Bag;
import java.util.Arrays;

/**
 * Which areas the pieces that may still be laid can make up: sums of piece sizes, each size at most as often as pieces
 * of that size are left. Recomputed only when what is left has changed.
 */
final class ReachableAreas implements PieceAreas {
    private final CoverState state;
    private final int[] sizes;
    private final int[] sizeOfKind;
    private final int largest;
    private final int[] left;
    private final int[] now;
    private final long[] reachable;

    ReachableAreas(Bag bag, CoverState state, int largest) {
        this.state = state;
        this.largest = largest;
        sizes = bag.supplies().stream()
                .mapToInt(supply -> supply.kind().size())
                .distinct()
                .toArray();
        sizeOfKind = new int[bag.size()];
        for (int kind = 0; kind < sizeOfKind.length; kind++) {
            int size = bag.kind(kind).size();
            while (sizes[sizeOfKind[kind]] != size) {
                sizeOfKind[kind]++;
            }
        }
        left = new int[sizes.length];
        Arrays.fill(left, -1);
        now = new int[sizes.length];
        reachable = new long[largest / 64 + 1];
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
        for (int area = least; area <= most; area++) {
            if ((reachable[area >> 6] >>> area & 1) != 0) {
                return false;
            }
        }
        return true;
    }

    private void recompute() {
        Arrays.fill(reachable, 0);
        reachable[0] = 1;
        for (int size = 0; size < sizes.length; size++) {
            // A count is cut into 1, 2, 4, ... and a rest, whose subsets make up every smaller count.
            int rest = left[size];
            for (int part = 1; rest > 0; part *= 2) {
                int copies = Math.min(part, rest);
                orShifted(copies * sizes[size]);
                rest -= copies;
            }
        }
    }

    private void orShifted(int by) {
        int words = by >> 6;
        int bits = by & 63;
        for (int w = reachable.length - 1; w >= words; w--) {
            long shifted = reachable[w - words] << bits;
            if (bits > 0 && w > words) {
                shifted |= reachable[w - words - 1] >>> (64 - bits);
            }
            reachable[w] |= shifted;
        }
    }
}
