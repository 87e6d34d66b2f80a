package io.github.quadrille.core.puzzle;

import java.util.Arrays;

/**
 * Finds the sums up to a limit that some terms can make, as a bounded knapsack on bits. Adding a term takes time in
 * proportion to the limit / 64 times the logarithm of the number of its copies.
 *
 * <pre>{@code
 * ReachableSums sums = new ReachableSums(20);
 * sums.add(3, 2);
 * sums.add(5, 1);
 * System.out.println(sums.anyBetween(7, 7)); // false
 * System.out.println(sums.anyBetween(11, 11)); // true
 * }</pre>
 */
public final class ReachableSums {
    private final int limit;
    private final long[] reachable;

    /**
     * Makes sums without any term.
     *
     * @param limit the largest sum that can be looked up
     */
    public ReachableSums(int limit) {
        this.limit = limit;
        this.reachable = new long[limit / 64 + 1];
        begin(0);
    }

    /**
     * Starts again without any term.
     *
     * @param from the sum without terms; beyond the limit nothing can be reached
     */
    public void begin(long from) {
        Arrays.fill(reachable, 0);
        if (from <= limit) {
            reachable[(int) from >> 6] = 1L << from;
        }
    }

    /** Adds up to {@code copies} terms of a size. */
    public void add(int size, long copies) {
        // The copies are split into 1, 2, 4, and so on, and a remainder. Subsets of these make every smaller number.
        long rest = Math.min(copies, limit / size);
        for (long part = 1; rest > 0; part *= 2) {
            long taken = Math.min(part, rest);
            orShifted((int) taken * size);
            rest -= taken;
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

    /** Returns whether some sum from {@code least} to {@code most} can be made. Both must be at most the limit. */
    public boolean anyBetween(int least, int most) {
        for (int sum = least; sum <= most; sum++) {
            if ((reachable[sum >> 6] >>> sum & 1) != 0) {
                return true;
            }
        }
        return false;
    }
}
