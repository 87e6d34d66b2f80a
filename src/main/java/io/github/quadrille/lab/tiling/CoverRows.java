package io.github.quadrille.lab.tiling;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;

/**
 * Holds the tables of a search that decides for one cell after another how it is covered. The cells that are decided
 * are called eliminated, see {@link EliminationOrder}. The bag of a step consists of the cells that are still to be
 * eliminated and are neighbours of eliminated cells. A row of a table is a way to cover the eliminated cells, of which
 * some may stay open as gaps. A row says which cells of the bag are covered as well, how few gaps this takes, and from
 * which earlier rows the row was made. The rows of a table are stored one after another, and each of them covers a
 * different set of cells. A row takes 20 bytes.
 */
final class CoverRows {
    /**
     * A row stores the numbers of the earlier rows from which it was made: two, one or none. In place of a number that
     * is missing, this value says that nothing was laid. In place of the second number, {@code GAP} says that a gap was
     * left, and {@code PLACEMENT} minus the number of a placement says that this placement was laid.
     */
    static final int NOTHING = -1;

    static final int GAP = -2;
    static final int PLACEMENT = -3;

    /** This number stands in place of a number of gaps if there is no row. Every row has fewer gaps. */
    private static final int NO_ROW = 1 << 28;

    private static final int LEAST_SLOTS = 64;
    /** A shift of 64 bits to the right by this number leaves the 24 highest bits. */
    private static final int HASH_SHIFT = 40;

    private long[] covered = new long[1 << 12];
    private int[] gaps = new int[1 << 12];
    private int[] first = new int[1 << 12];
    private int[] second = new int[1 << 12];
    /**
     * This hash table finds the row of the current table that covers a given set of cells. Only the first {@code slots}
     * entries are used, so that a small table is fast even after a large one.
     */
    private int[] hashed = new int[LEAST_SLOTS];

    private int slots;
    private final BitSet kept = new BitSet();
    private int from;
    private int size;

    void clear() {
        size = 0;
    }

    /** Begins a new table after the rows that are stored. */
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

    /**
     * Adds a row, which is a way to cover some cells, to the table. If the table already has a row that covers the same
     * cells with equally many or fewer gaps, nothing is added.
     *
     * @param mask the bits of the covered cells
     * @param gapsOf the number of gaps
     * @param a the first of the earlier rows from which the row is made
     * @param b the second of these rows, or what was done instead
     */
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

    /** Returns the slot of the row that covers exactly these cells, or an empty slot for such a row. */
    private int slot(long mask) {
        int slot = (int) ((mask * 0x9E3779B97F4A7C15L) >>> HASH_SHIFT) & (slots - 1);
        while (hashed[slot] >= 0 && covered[hashed[slot]] != mask) {
            slot = (slot + 1) & (slots - 1);
        }
        return slot;
    }

    /**
     * Returns the number of gaps of the row of the current table that covers exactly these cells. If there is no such
     * row, a very large number is returned.
     */
    int gapsOf(long mask) {
        int row = hashed[slot(mask)];
        return row < 0 ? NO_ROW : gaps[row];
    }

    /**
     * Ends a table. The rows that the predicate selects are removed. While the predicate is called, all rows of the
     * table are still stored.
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

    /**
     * Drops the rows with the numbers from {@code first} to {@code keptFrom - 1}. The later rows move forward, so that
     * they begin at {@code first}.
     */
    void drop(int first, int keptFrom) {
        int kept = size - keptFrom;
        System.arraycopy(covered, keptFrom, covered, first, kept);
        System.arraycopy(gaps, keptFrom, gaps, first, kept);
        System.arraycopy(this.first, keptFrom, this.first, first, kept);
        System.arraycopy(second, keptFrom, second, first, kept);
        size = first + kept;
    }
}
