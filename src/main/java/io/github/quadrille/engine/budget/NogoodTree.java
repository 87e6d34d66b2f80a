package io.github.quadrille.engine.budget;

import java.util.Arrays;

/**
 * Holds the dead ends before one item as a tree. Each level of the tree stands for this item or one of the next items.
 * Each branch says that the item of its level is covered, is open, or does not matter. The tree tells whether some dead
 * end holds for a state.
 */
final class NogoodTree {
    private static final int OPEN = 0;
    private static final int COVERED = 1;
    private static final int ANY = 2;
    private static final int BRANCHES = 3;
    private static final int SMALLEST = 4;
    private static final int NEVER = Integer.MAX_VALUE;

    private int[] branches = new int[BRANCHES * SMALLEST];
    /**
     * The index is a node of the tree. The entry is the least cost of the dead ends that pass through the node or end
     * there. The array {@code ends} has the least cost of the dead ends that end there.
     */
    private int[] least = {NEVER, NEVER, NEVER, NEVER};

    private int[] ends = {NEVER, NEVER, NEVER, NEVER};
    private int[] numbers = new int[SMALLEST];
    private int size = 1;

    private long covered;
    private long open;
    private int cost;
    private int number;

    /** Adds a dead end. Returns the number of bytes by which the tree has grown. */
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

    /**
     * Tells whether some dead end holds for a state in which this much is spent. If so, the methods below describe that
     * dead end.
     */
    boolean find(long state, int spent) {
        return find(0, 0, state, spent, 0, 0);
    }

    /**
     * Tries the branch for bits that do not matter first, because a dead end with fewer conditions holds for more
     * states.
     */
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

    /** Returns the bits that must be covered in the dead end that was found. */
    long covered() {
        return covered;
    }

    /** Returns the bits that must be open in the dead end that was found. */
    long open() {
        return open;
    }

    /** Returns the least amount that must be spent in the dead end that was found. */
    int cost() {
        return cost;
    }

    /** Returns the number of the dead end that was found. */
    int number() {
        return number;
    }
}
