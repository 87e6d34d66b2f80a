package io.github.quadrille.lab.local.beam;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.lab.local.beam.StochasticBeam.Corner;
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

    /** Which rows have all cells covered exactly once, and the sum of the squares of their numbers (1 is the top). */
    static final class FinishedRows {
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

    /**
     * The largest count in each of several groups of cells, while counts go up and down by one. A histogram per group makes
     * every change O(1); it grows with the largest count ever seen.
     */
    private static final class LargestCounts {
        private static final int USUAL = 8;

        private final int[] largest;
        private final int[][] cellsWith;

        LargestCounts(int groups) {
            largest = new int[groups];
            cellsWith = new int[groups][USUAL];
        }

        int of(int group) {
            return largest[group];
        }

        /** A cell of the group rises to this count. Returns by how much the largest rises. */
        int rise(int group, int count) {
            if (count >= cellsWith[group].length) {
                cellsWith[group] = Arrays.copyOf(cellsWith[group], 2 * count);
            }
            cellsWith[group][count - 1]--;
            cellsWith[group][count]++;
            if (count > largest[group]) {
                largest[group] = count;
                return 1;
            }
            return 0;
        }

        /** A cell of the group falls from this count. Returns by how much the largest falls. */
        int fall(int group, int count) {
            cellsWith[group][count]--;
            cellsWith[group][count - 1]++;
            if (count == largest[group] && cellsWith[group][count] == 0) {
                largest[group] = count - 1;
                return 1;
            }
            return 0;
        }
    }
}
