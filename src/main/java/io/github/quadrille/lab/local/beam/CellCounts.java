package io.github.quadrille.lab.local.beam;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.lab.local.beam.StochasticBeam.Corner;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Counts how often each square of the board and of its gutters is covered, and computes the parts of the cost. The
 * gutters consist of the squares just beyond the bottom and the right edge. Every change takes O(1) time on average.
 *
 * <p>Each square has an entry. The entry of a mandatory cell is its count, so 0 means that the cell is a gap. The entry
 * of a hole is its count plus one. An optional cell has -1 while it is empty, and its count otherwise. A square of the
 * gutters has -1 - count. An empty optional cell counts as covered once. So a piece on a square with a negative entry
 * neither fills a gap nor changes the number of cells that are covered exactly once. Methods that read entries need not
 * distinguish these squares.
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
     * Creates the counts of an empty board. The gutters are the squares beyond its bottom and its right edge.
     *
     * @param region the board
     * @param height the height of the board with its gutter
     * @param width the width of the board with its gutter
     * @param corner the rule that says in which gutters the squares beyond both edges count
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
     * Returns the entry of a square. It is 0 for a gap, 1 for a cell that is covered exactly once, and more for
     * overlaps. It is negative for an empty optional cell and for a square of the gutters.
     */
    int at(int row, int column) {
        return counts[row * width + column];
    }

    /** Returns how many pieces cover a square of the gutters. */
    int inGutter(int row, int column) {
        return -1 - counts[row * width + column];
    }

    /**
     * Returns whether a square counts in the bottom gutter. The right gutter needs no such method, because all squares
     * beyond the last column count in it.
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

    /** Returns the sum, over all columns of the board, of the largest count in the column. */
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
     * Returns the counts of all squares, row by row, including the gutters. A hole counts as covered, and an empty
     * optional cell has the count 0.
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
     * Keeps track of the rows whose cells are all covered exactly once. Adds up i squared over these rows i, where the
     * row at the top has the number 1.
     */
    static final class FinishedRows {
        private final int[] missing;
        private long squares;

        /** Creates the state in which no cell is covered, so no row is finished. */
        FinishedRows(int rows, int columns) {
            missing = new int[rows];
            Arrays.fill(missing, columns);
        }

        long squares() {
            return squares;
        }

        /**
         * Returns by how much the sum of i squared over the finished rows i changes. The reason for the change is that
         * more or fewer cells of one row are covered exactly once.
         *
         * @param row the row, from 0
         * @param cells the change of the number of these cells, not 0
         */
        long gain(int row, int cells) {
            if (missing[row] == cells) {
                return square(row);
            }
            return missing[row] == 0 ? -square(row) : 0;
        }

        /**
         * Changes the number of cells of a row that are covered exactly once.
         *
         * @param row the row, from 0
         * @param cells the change of the number, not 0
         */
        void change(int row, int cells) {
            squares += gain(row, cells);
            missing[row] -= cells;
        }

        private static long square(int row) {
            return (row + 1L) * (row + 1L);
        }
    }

    /**
     * Holds the largest count in each of several groups of cells, while counts go up and down by one. Each group has a
     * histogram, which makes every change O(1) on average. The size of a histogram grows with the largest count that
     * ever occurred.
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

        /**
         * Changes the count of a cell by one, and returns by how much the largest count of the group changes.
         *
         * @param group the group of the cell
         * @param from the old count
         * @param to the new count
         */
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
