package io.github.quadrille.tiling;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Ways to cover all cells done with, kept in a row each: which of the cells of the bag are covered, too, with how few gaps,
 * and from which earlier rows it came. Rows of a table stand together, and all cover different cells. Rows take 20 bytes.
 */
final class CoverRows {
    /** Instead of a second row: nothing was laid, a gap was left, or a placement was laid: this minus its number. */
    static final int NOTHING = -1;

    static final int GAP = -2;
    static final int PLACEMENT = -3;

    private long[] covered = new long[1 << 12];
    private int[] gaps = new int[1 << 12];
    private int[] first = new int[1 << 12];
    private int[] second = new int[1 << 12];
    private int[] hashed = new int[1 << 10];
    private int from;
    private int size;

    void clear() {
        size = 0;
    }

    /** Begins a table behind the rows that there are. */
    void begin() {
        from = size;
        Arrays.fill(hashed, -1);
    }

    int size() {
        return size;
    }

    long covered(int row) {
        return covered[row];
    }

    int gaps(int row) {
        return gaps[row];
    }

    int first(int row) {
        return first[row];
    }

    int second(int row) {
        return second[row];
    }

    /** Adds a row to the table, unless there is one that covers the same with no more gaps. */
    void put(long mask, int gapsOf, int a, int b) {
        if (2 * (size - from) >= hashed.length) {
            rehash();
        }
        int slot = slot(mask);
        while (hashed[slot] >= 0) {
            int row = hashed[slot];
            if (covered[row] == mask) {
                if (gapsOf < gaps[row]) {
                    set(row, mask, gapsOf, a, b);
                }
                return;
            }
            slot = (slot + 1) & (hashed.length - 1);
        }
        if (size == covered.length) {
            covered = Arrays.copyOf(covered, 2 * size);
            gaps = Arrays.copyOf(gaps, 2 * size);
            first = Arrays.copyOf(first, 2 * size);
            second = Arrays.copyOf(second, 2 * size);
        }
        hashed[slot] = size;
        set(size++, mask, gapsOf, a, b);
    }

    private void set(int row, long mask, int gapsOf, int a, int b) {
        covered[row] = mask;
        gaps[row] = gapsOf;
        first[row] = a;
        second[row] = b;
    }

    private void rehash() {
        hashed = new int[2 * hashed.length];
        Arrays.fill(hashed, -1);
        for (int row = from; row < size; row++) {
            int slot = slot(covered[row]);
            while (hashed[slot] >= 0) {
                slot = (slot + 1) & (hashed.length - 1);
            }
            hashed[slot] = row;
        }
    }

    private int slot(long mask) {
        return (int) ((mask * 0x9E3779B97F4A7C15L) >>> 40) & (hashed.length - 1);
    }

    /** Says which rows to keep. */
    @FunctionalInterface
    interface Keep {
        boolean keeps(long covered, int gaps);
    }

    /** Ends a table, with some of its rows only. */
    void end(Keep keep) {
        int kept = from;
        for (int row = from; row < size; row++) {
            if (keep.keeps(covered[row], gaps[row])) {
                copy(row, kept++);
            }
        }
        size = kept;
    }

    /** Keeps so many rows of the table by lot; returns whether there were more. */
    boolean thin(int most, RandomGenerator random) {
        if (size - from <= most) {
            return false;
        }
        // The rows that go are replaced by later ones.
        for (int row = from; row < from + most; row++) {
            int other = row + random.nextInt(size - row);
            long mask = covered[row];
            int gapsOf = gaps[row];
            int a = first[row];
            int b = second[row];
            copy(other, row);
            set(other, mask, gapsOf, a, b);
        }
        size = from + most;
        return true;
    }

    private void copy(int row, int to) {
        set(to, covered[row], gaps[row], first[row], second[row]);
    }
}
