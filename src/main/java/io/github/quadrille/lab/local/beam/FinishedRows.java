package io.github.quadrille.lab.local.beam;

import java.util.Arrays;

/** Which rows have all cells covered exactly once, and the sum of the squares of their numbers (1 is the top). */
final class FinishedRows {
    private final int[] missing;
    private long squares;

    /** None is finished. */
    FinishedRows(int rows, int columns) {
        missing = new int[rows];
        Arrays.fill(missing, columns);
    }

    long squares() {
        return squares;
    }

    /** By how much the sum would grow if so many more cells of a row were covered exactly once. */
    long gain(int row, int cells) {
        if (missing[row] == cells) {
            return square(row);
        }
        return missing[row] == 0 ? -square(row) : 0;
    }

    /** So many more cells of a row, but not none, are now covered exactly once. */
    void change(int row, int cells) {
        squares += gain(row, cells);
        missing[row] -= cells;
    }

    private static long square(int row) {
        return (row + 1L) * (row + 1L);
    }
}
