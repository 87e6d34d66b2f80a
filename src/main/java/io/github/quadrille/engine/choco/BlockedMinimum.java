package io.github.quadrille.engine.choco;

import java.util.Arrays;

/**
 * Holds a count for each of many cells, and finds the open cell with the smallest count. It is fast when few counts
 * change between two searches. Minima are kept for each block of 64 cells and for each group of 64 blocks, and are
 * recomputed only after a change. A closed cell keeps its count plus {@link #CLOSED}. So a minimum can be found without
 * a test of which cells are open.
 */
final class BlockedMinimum {
    private static final int CLOSED = 1 << 30;

    private final int[] count;
    private final boolean[] closable;
    private final int[] blockMin;
    private final int[] groupMin;
    private final long[] touched;

    BlockedMinimum(int cells) {
        int blocks = (cells + 63) / 64;
        count = new int[64 * blocks];
        Arrays.fill(count, CLOSED);
        closable = new boolean[cells];
        blockMin = new int[blocks];
        groupMin = new int[(blocks + 63) / 64];
        touched = new long[groupMin.length];
        Arrays.fill(touched, -1L);
    }

    /** Sets the first count of a cell. A cell that is not mandatory never opens. */
    void set(int cell, int value, boolean mandatory) {
        count[cell] = value + (mandatory ? 0 : CLOSED);
        closable[cell] = mandatory;
    }

    void add(int cell, int difference) {
        count[cell] += difference;
        touch(cell);
    }

    void close(int cell) {
        if (closable[cell]) {
            add(cell, CLOSED);
        }
    }

    void open(int cell) {
        if (closable[cell]) {
            add(cell, -CLOSED);
        }
    }

    private void touch(int cell) {
        touched[cell >> 12] |= 1L << (cell >> 6);
    }

    /**
     * Returns the first open cell with the smallest count, if that count is less than {@code below}. The result is
     * count times 2^32 plus cell, or -1 if there is no such cell.
     */
    long find(int below) {
        int fewest = Math.min(below, CLOSED);
        int best = -1;
        for (int group = 0; group < groupMin.length; group++) {
            if (touched[group] != 0) {
                recompute(group);
            }
            if (groupMin[group] < fewest) {
                fewest = groupMin[group];
                best = group;
            }
        }
        return best < 0 ? -1 : ((long) fewest << 32) + firstWith(fewest, best);
    }

    private void recompute(int group) {
        int first = 64 * group;
        int end = Math.min(first + 64, blockMin.length);
        for (long rest = touched[group]; rest != 0; rest &= rest - 1) {
            int block = first + Long.numberOfTrailingZeros(rest);
            if (block < end) {
                blockMin[block] = smallest(count, 64 * block, 64 * block + 64);
            }
        }
        touched[group] = 0;
        groupMin[group] = smallest(blockMin, first, end);
    }

    private static int smallest(int[] values, int begin, int end) {
        int smallest = Integer.MAX_VALUE;
        for (int i = begin; i < end; i++) {
            smallest = Math.min(smallest, values[i]);
        }
        return smallest;
    }

    private int firstWith(int value, int group) {
        int block = 64 * group;
        while (blockMin[block] != value) {
            block++;
        }
        int cell = 64 * block;
        while (count[cell] != value) {
            cell++;
        }
        return cell;
    }
}
