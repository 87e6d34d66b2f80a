package io.github.quadrille.lab.local.beam;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.lab.local.beam.StochasticBeam.Corner;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Counts how often each square of the board and its gutters is covered, and computes the parts of the cost. The gutters
 * have the squares just beyond the bottom and right edges. Every change takes O(1) time.
 *
 * <p>Each square has an entry. The entry of a mandatory cell is its count, so that 0 is a gap, and that of a hole is
 * its count plus one. An optional cell has -1 while it is empty, and its count otherwise. A square of the gutters has
 * -1 - count. So a negative entry is never a gap, and does not help to finish a row. Readers need not distinguish these
 * squares.
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
    private final int whole;
    private final FinishedRows finished;
    private long overlaps;
    private int gaps;

    /**
     * Creates the counts of an empty board.
     *
     * @param region the board
     * @param height the height of the board with its gutter
     * @param width the width of the board with its gutter
     * @param corner the gutters that the squares beyond both edges count in
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
        this.whole = width + 2;
        this.largest = new LargestCounts(width + 3);
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
            countOnBoard(column, 0, 1);
            finished.change(row, 1);
        } else {
            counts[square] = 0;
            gaps++;
            if (mark == Region.HOLE) {
                change(row, column, 1);
            }
        }
    }

    /**
     * Returns the entry of a board cell: 0 for a gap, 1 for a cell that is covered exactly once, and a negative number
     * for an empty optional cell.
     */
    int at(int row, int column) {
        return counts[row * width + column];
    }

    /** Returns the count of a square in the gutters. */
    int inGutter(int row, int column) {
        return -1 - counts[row * width + column];
    }

    /**
     * Returns whether a square counts in the bottom gutter. In the right gutter all squares beyond the last column
     * count.
     */
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

    /** Returns the sum of the largest counts of all board columns. */
    long overlaps() {
        return overlaps;
    }

    int largestOnBoard() {
        return largest.of(whole);
    }

    int gaps() {
        return gaps;
    }

    FinishedRows finished() {
        return finished;
    }

    /**
     * Returns the counts by rows, with those of the gutters. A hole counts as covered, an empty optional cell does not.
     */
    List<List<Long>> matrix() {
        return IntStream.range(0, counts.length / width)
                .mapToObj(row -> IntStream.range(0, width)
                        .mapToObj(column -> row >= rows || column >= columns
                                ? (long) inGutter(row, column)
                                : Math.max(0L, at(row, column)))
                        .toList())
                .toList();
    }

    /** Changes the count of a square by 1 or -1. */
    void change(int row, int column, int by) {
        int square = row * width + column;
        if (row >= rows || column >= columns) {
            int count = inGutter(row, column);
            counts[square] -= by;
            if (isInBottomGutter(row, column)) {
                largest.change(bottom, count, count + by);
            }
            if (column >= columns) {
                largest.change(right, count, count + by);
            }
            return;
        }
        int before = counts[square];
        int after = before + by;
        if (optional[square] && Math.min(before, after) < 1) {
            counts[square] = by > 0 ? 1 : EMPTY_OPTIONAL;
            return;
        }
        counts[square] = after;
        countOnBoard(column, before, after);
        gaps += after == 0 ? 1 : before == 0 ? -1 : 0;
        if (before == 1 || after == 1) {
            finished.change(row, after == 1 ? 1 : -1);
        }
    }

    private void countOnBoard(int column, int from, int to) {
        overlaps += largest.change(column, from, to);
        largest.change(whole, from, to);
    }

    /**
     * Finds the rows whose cells are all covered exactly once, and sums the squares of their numbers (1 is the top).
     */
    static final class FinishedRows {
        private final int[] missing;
        private long squares;

        /** Creates the state in which no row is finished. */
        FinishedRows(int rows, int columns) {
            missing = new int[rows];
            Arrays.fill(missing, columns);
        }

        long squares() {
            return squares;
        }

        /** Returns by how much the sum would grow if this many more cells of a row were covered exactly once. */
        long gain(int row, int cells) {
            if (missing[row] == cells) {
                return square(row);
            }
            return missing[row] == 0 ? -square(row) : 0;
        }

        /** Changes how many cells of a row are covered exactly once. The change must not be 0. */
        void change(int row, int cells) {
            squares += gain(row, cells);
            missing[row] -= cells;
        }

        private static long square(int row) {
            return (row + 1L) * (row + 1L);
        }
    }

    /**
     * Holds the largest count in each of several groups of cells, while counts go up and down by one. A histogram for
     * each group makes every change O(1). The histogram grows with the largest count ever seen.
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

        /** Changes the count of a cell of the group by one, and returns by how much the largest count changes. */
        int change(int group, int from, int to) {
            if (to >= cellsWith[group].length) {
                cellsWith[group] = Arrays.copyOf(cellsWith[group], 2 * to);
            }
            cellsWith[group][from]--;
            cellsWith[group][to]++;
            int before = largest[group];
            if (to > before || (from == before && cellsWith[group][from] == 0)) {
                largest[group] = to;
            }
            return largest[group] - before;
        }
    }
}
