package io.github.quadrille.lab.local.beam;

import io.github.quadrille.core.geometry.Region;

import java.util.Arrays;

/**
 * How often each square of the board and its gutters is covered, and the parts of the cost. Every change is O(1).
 *
 * <p>A board cell holds its count, a hole one more. What is neither a gap nor helps to finish a row is below 0: an empty
 * optional cell holds -1 (and 1, 2, ... when covered), a square of the gutters -1 - count. So reading needs no
 * distinctions for them.
 */
final class CellCounts {
    private static final int EMPTY_OPTIONAL = -1;

    private final int rows;
    private final int columns;
    private final int width;
    private final int[] counts;
    private final boolean[] optional;
    private final LargestCounts largest;
    private final boolean cornerIsBoth;
    private final int bottom;
    private final int right;
    private final FinishedRows finished;
    private long overlaps;
    private int gaps;

    /**
     * Nothing is covered.
     *
     * @param height of the board with its gutter
     * @param width of the board with its gutter
     */
    CellCounts(Region region, int height, int width, Corner corner) {
        this.rows = region.rows();
        this.columns = region.columns();
        this.width = width;
        this.counts = new int[height * width];
        this.optional = new boolean[counts.length];
        this.cornerIsBoth = corner == Corner.BOTH;
        this.bottom = width;
        this.right = width + 1;
        this.largest = new LargestCounts(width + 2);
        this.finished = new FinishedRows(rows, columns);
        Arrays.fill(counts, -1);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                clear(row, column, region.markAt(row, column));
            }
        }
    }

    private void clear(int row, int column, char mark) {
        int square = row * width + column;
        if (mark == Region.OPTIONAL) {
            optional[square] = true;
            counts[square] = EMPTY_OPTIONAL;
            overlaps += largest.rise(column, 1);
            finished.change(row, 1);
        } else {
            counts[square] = 0;
            gaps++;
            if (mark == Region.HOLE) {
                cover(row, column);
            }
        }
    }

    /** A board cell's count, where 0 is a gap and 1 exactly once; below 0 where neither matters. */
    int at(int row, int column) {
        return counts[row * width + column];
    }

    /** The count of a square of the gutters. */
    int inGutter(int row, int column) {
        return -1 - counts[row * width + column];
    }

    /** Whether a square counts in the bottom gutter; in the right one count all beyond the last column. */
    boolean isInBottomGutter(int row, int column) {
        return row >= rows && (cornerIsBoth || column < columns);
    }

    int largestInColumn(int column) {
        return largest.of(column);
    }

    int largestInBottomGutter() {
        return largest.of(bottom);
    }

    int largestInRightGutter() {
        return largest.of(right);
    }

    /** The sum over board columns of the largest count. */
    long overlaps() {
        return overlaps;
    }

    int gaps() {
        return gaps;
    }

    FinishedRows finished() {
        return finished;
    }

    void cover(int row, int column) {
        int square = row * width + column;
        if (row >= rows || column >= columns) {
            int count = -counts[square]--;
            if (isInBottomGutter(row, column)) {
                largest.rise(bottom, count);
            }
            if (column >= columns) {
                largest.rise(right, count);
            }
            return;
        }
        int count = ++counts[square];
        if (count == 0) {
            counts[square] = 1;
            return;
        }
        overlaps += largest.rise(column, count);
        if (count == 1) {
            gaps--;
            finished.change(row, 1);
        } else if (count == 2) {
            finished.change(row, -1);
        }
    }

    void uncover(int row, int column) {
        int square = row * width + column;
        if (row >= rows || column >= columns) {
            int count = -1 - counts[square]++;
            if (isInBottomGutter(row, column)) {
                largest.fall(bottom, count);
            }
            if (column >= columns) {
                largest.fall(right, count);
            }
            return;
        }
        int count = counts[square]--;
        if (count == 1 && optional[square]) {
            counts[square] = EMPTY_OPTIONAL;
            return;
        }
        overlaps -= largest.fall(column, count);
        if (count == 1) {
            gaps++;
            finished.change(row, -1);
        } else if (count == 2) {
            finished.change(row, 1);
        }
    }
}
