package io.github.quadrille.core.puzzle;

import java.util.Arrays;

/**
 * Finds the sums up to a limit that can be made from some terms, if each term can be used a limited number of times.
 * One bit says for each sum whether it can be made. Adding a term takes time in proportion to the limit / 64 times the
 * logarithm of the number of its copies.
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
     * @param from the sum that is reached without terms; if it is greater than the limit, no sum can be made
     */
    public void begin(long from) {
        Arrays.fill(reachable, 0);
        if (from <= limit) {
            reachable[(int) from >> 6] = 1L << from;
        }
    }

    /** Allows every sum to have up to {@code copies} more terms of this size. */
    public void add(int size, long copies) {
        // The copies are split into groups of 1, 2, 4, and so on, and a remainder. Every number of copies, from 0 to
        // all, is the sum of some of these groups.
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
