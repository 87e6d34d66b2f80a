package io.github.quadrille.lab.local.beam;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.lab.local.beam.StochasticBeam.Corner;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

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
    private final int whole;
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

    int largestOnBoard() {
        return largest.of(whole);
    }

    int gaps() {
        return gaps;
    }

    FinishedRows finished() {
        return finished;
    }

    /** By rows, with those of the gutters; a hole counts as covered, an empty optional cell as not. */
    List<List<Long>> matrix() {
        return IntStream.range(0, counts.length / width)
                .mapToObj(row -> IntStream.range(0, width)
                        .mapToObj(column -> row >= rows || column >= columns
                                ? (long) inGutter(row, column)
                                : Math.max(0L, at(row, column)))
                        .toList())
                .toList();
    }

    /** A square is covered once more, or by -1 once less. */
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

        /** The count of a cell of the group goes up or down by one. Returns by how much the largest does. */
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
