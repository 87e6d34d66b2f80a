package io.github.quadrille.proof.checker;

import java.util.Arrays;

/**
 * Lists the rows to visit when a literal becomes false. Each row has a note, a number whose meaning the user of the
 * list defines.
 */
final class RowList {
    private Row[] rows = new Row[4];
    private long[] notes = new long[4];
    private int size;

    int size() {
        return size;
    }

    Row row(int index) {
        return rows[index];
    }

    long note(int index) {
        return notes[index];
    }

    void add(Row row, long note) {
        if (size == rows.length) {
            rows = Arrays.copyOf(rows, 2 * size);
            notes = Arrays.copyOf(notes, 2 * size);
        }
        set(size++, row, note);
    }

    void set(int index, Row row, long note) {
        rows[index] = row;
        notes[index] = note;
    }

    /** Drops the entries from the index {@code from} up to, but not including, the index {@code to}. */
    void close(int from, int to) {
        if (from == to) {
            return;
        }
        System.arraycopy(rows, to, rows, from, size - to);
        System.arraycopy(notes, to, notes, from, size - to);
        int remaining = size - (to - from);
        Arrays.fill(rows, remaining, size, null);
        size = remaining;
    }

    /** Drops the rows that have been removed. */
    void sweep() {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (!rows[i].isRemoved()) {
                set(kept++, rows[i], notes[i]);
            }
        }
        close(kept, size);
    }
}
