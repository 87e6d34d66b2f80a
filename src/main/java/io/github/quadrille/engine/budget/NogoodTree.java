package io.github.quadrille.engine.budget;

import java.util.Arrays;

/**
 * The dead ends before one item, as a tree: from node to node a bit is covered, or open, or does not matter. To be asked
 * whether one of them holds for a state.
 */
final class NogoodTree {
    private static final int OPEN = 0;
    private static final int COVERED = 1;
    private static final int ANY = 2;
    private static final int BRANCHES = 3;
    private static final int SMALLEST = 4;
    private static final int NEVER = Integer.MAX_VALUE;

    private int[] branches = new int[BRANCHES * SMALLEST];
    /** By node, the least cost of a dead end that goes on there, and of the one that ends there. */
    private int[] least = {NEVER, NEVER, NEVER, NEVER};

    private int[] ends = {NEVER, NEVER, NEVER, NEVER};
    private int[] numbers = new int[SMALLEST];
    private int size = 1;

    private long covered;
    private long open;
    private int cost;
    private int number;

    /** Adds one; returns how many bytes the tree has grown by. */
    long add(long coveredBits, long openBits, int atCost, int numbered) {
        int before = least.length;
        int node = 0;
        for (int bit = 0; (coveredBits | openBits) >>> bit != 0; bit++) {
            least[node] = Math.min(least[node], atCost);
            int branch = (coveredBits >>> bit & 1) != 0 ? COVERED : (openBits >>> bit & 1) != 0 ? OPEN : ANY;
            int next = branches[BRANCHES * node + branch];
            if (next == 0) {
                next = grown();
                branches[BRANCHES * node + branch] = next;
            }
            node = next;
        }
        least[node] = Math.min(least[node], atCost);
        if (atCost < ends[node]) {
            ends[node] = atCost;
            numbers[node] = numbered;
        }
        return (long) (least.length - before) * (BRANCHES + 3) * Integer.BYTES;
    }

    private int grown() {
        if (size == least.length) {
            branches = Arrays.copyOf(branches, 2 * branches.length);
            least = Arrays.copyOf(least, 2 * size);
            ends = Arrays.copyOf(ends, 2 * size);
            numbers = Arrays.copyOf(numbers, 2 * size);
            Arrays.fill(least, size, 2 * size, NEVER);
            Arrays.fill(ends, size, 2 * size, NEVER);
        }
        return size++;
    }

    /** Looks for one that holds for a state in which so much is spent. */
    boolean find(long state, int spent) {
        return find(0, 0, state, spent, 0, 0);
    }

    /** What does not matter comes first, since what says less serves more. */
    private boolean find(int node, int bit, long state, int spent, long coveredBits, long openBits) {
        if (least[node] > spent) {
            return false;
        }
        if (ends[node] <= spent) {
            covered = coveredBits;
            open = openBits;
            cost = ends[node];
            number = numbers[node];
            return true;
        }
        int any = branches[BRANCHES * node + ANY];
        if (any != 0 && find(any, bit + 1, state, spent, coveredBits, openBits)) {
            return true;
        }
        boolean isCovered = (state >>> bit & 1) != 0;
        int next = branches[BRANCHES * node + (isCovered ? COVERED : OPEN)];
        return next != 0
                && find(
                        next,
                        bit + 1,
                        state,
                        spent,
                        isCovered ? coveredBits | 1L << bit : coveredBits,
                        isCovered ? openBits : openBits | 1L << bit);
    }

    /** Of the one found, what has to be covered. */
    long covered() {
        return covered;
    }

    /** What has to be open. */
    long open() {
        return open;
    }

    /** What has to be spent at least. */
    int cost() {
        return cost;
    }

    /** Its number. */
    int number() {
        return number;
    }
}
