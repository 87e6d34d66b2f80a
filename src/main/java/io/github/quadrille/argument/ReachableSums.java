package io.github.quadrille.argument;

import java.util.Arrays;

/** Which sums up to a limit some terms can make: a bounded knapsack, linear in the limit for every kind of term. */
final class ReachableSums {
    private final boolean[] reachable;

    /**
     * @param from the sum without any term; beyond the limit nothing can be reached
     */
    ReachableSums(int limit, long from) {
        this.reachable = new boolean[limit + 1];
        if (from <= limit) {
            reachable[(int) from] = true;
        }
    }

    /** Adds up to {@code copies} terms of a size, counting how many each sum takes. */
    void add(int size, long copies) {
        int[] taken = new int[reachable.length];
        Arrays.fill(taken, -1);
        for (int sum = 0; sum < reachable.length; sum++) {
            if (reachable[sum]) {
                taken[sum] = 0;
            } else if (sum >= size && taken[sum - size] >= 0 && taken[sum - size] < copies) {
                taken[sum] = taken[sum - size] + 1;
                reachable[sum] = true;
            }
        }
    }

    boolean anyBetween(int least, int most) {
        for (int sum = least; sum <= most; sum++) {
            if (reachable[sum]) {
                return true;
            }
        }
        return false;
    }
}
