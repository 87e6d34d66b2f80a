package io.github.quadrille.lab.tiling;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;

/**
 * Holds rows, each of which is a way to cover all cells that are eliminated. A row says which cells of the bag are also
 * covered, how few gaps that takes, and from which earlier rows it came. The bag has the cells that are still to be
 * eliminated and next to eliminated ones, see {@link EliminationOrder}. The rows of a table are stored together, and
 * each covers a different set of cells. A row takes 20 bytes.
 */
final class CoverRows {
    /**
     * In place of a second row, this value means that nothing was laid. {@code GAP} means that a gap was left, and
     * {@code PLACEMENT} minus the number of a placement means that this placement was laid.
     */
    static final int NOTHING = -1;

    static final int GAP = -2;
    static final int PLACEMENT = -3;

    /** No row has as many gaps as this. */
    private static final int NO_ROW = 1 << 28;

    private static final int LEAST_SLOTS = 64;
    /** A shift by this much leaves the 24 highest bits. */
    private static final int HASH_SHIFT = 40;

    private long[] covered = new long[1 << 12];
    private int[] gaps = new int[1 << 12];
    private int[] first = new int[1 << 12];
    private int[] second = new int[1 << 12];
    /**
     * The array finds rows by the cells that they cover. It uses only the first slots, so that small tables stay cheap
     * after a large one.
     */
    private int[] hashed = new int[LEAST_SLOTS];

    private int slots;
    private final BitSet kept = new BitSet();
    private int from;
    private int size;

    void clear() {
        size = 0;
    }

    /** Begins a table after the rows that are stored. */
    void begin() {
        from = size;
        slots = LEAST_SLOTS;
        Arrays.fill(hashed, 0, slots, -1);
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

    /** Adds a row to the table, unless the table has a row that covers the same cells with no more gaps. */
    void put(long mask, int gapsOf, int a, int b) {
        if (2 * (size - from) >= slots) {
            rehash();
        }
        int slot = slot(mask);
        int row = hashed[slot];
        if (row >= 0) {
            if (gapsOf < gaps[row]) {
                set(row, mask, gapsOf, a, b);
            }
            return;
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
        slots *= 2;
        if (slots > hashed.length) {
            hashed = new int[slots];
        }
        Arrays.fill(hashed, 0, slots, -1);
        for (int row = from; row < size; row++) {
            hashed[slot(covered[row])] = row;
        }
    }

    /** Returns the slot of the row that covers exactly these cells, or an empty slot for it. */
    private int slot(long mask) {
        int slot = (int) ((mask * 0x9E3779B97F4A7C15L) >>> HASH_SHIFT) & (slots - 1);
        while (hashed[slot] >= 0 && covered[hashed[slot]] != mask) {
            slot = (slot + 1) & (slots - 1);
        }
        return slot;
    }

    /**
     * Returns the fewest gaps of the rows of the current table that cover exactly these cells. It is a very large
     * number when there is no such row.
     */
    int gapsOf(long mask) {
        int row = hashed[slot(mask)];
        return row < 0 ? NO_ROW : gaps[row];
    }

    /**
     * Ends a table without the rows that a predicate selects. All rows of the table are stored while the predicate is
     * called.
     */
    void end(IntPredicate dropped) {
        kept.clear();
        for (int row = from; row < size; row++) {
            if (!dropped.test(row)) {
                kept.set(row - from);
            }
        }
        int end = from;
        for (int i = kept.nextSetBit(0); i >= 0; i = kept.nextSetBit(i + 1)) {
            set(end++, covered[from + i], gaps[from + i], first[from + i], second[from + i]);
        }
        size = end;
    }

    /** Drops the rows from one index up to, but not including, another. The rows after them move to the first index. */
    void drop(int first, int keptFrom) {
        int kept = size - keptFrom;
        System.arraycopy(covered, keptFrom, covered, first, kept);
        System.arraycopy(gaps, keptFrom, gaps, first, kept);
        System.arraycopy(this.first, keptFrom, this.first, first, kept);
        System.arraycopy(second, keptFrom, second, first, kept);
        size = first + kept;
    }
}
