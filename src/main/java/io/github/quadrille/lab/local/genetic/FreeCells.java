package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * Holds which cells are free, and how many mandatory cells are free in each layer, row and column. The memory is linear
 * in the size of the board.
 */
final class FreeCells {
    /**
     * The three directions are numbered from 0 to 2. This is the number of the direction in which layers are counted.
     */
    static final int LAYERS = 0;

    static final int ROWS = 1;
    static final int COLUMNS = 2;

    private final Region region;
    /**
     * This array has the number of layers, of rows and of columns. Its index is the direction, which is also the first
     * index of the arrays {@code closed}, {@code meaning}, {@code mandatoryIn} and {@code openIn}.
     */
    private final int[] sides;

    private final boolean[] closed;
    /**
     * For each direction, this array leads from a number to the layer, row or column with this number. If opposite
     * edges meet, a number beyond one edge leads to a layer, row or column at the other edge, so that no division is
     * needed. If the edges do not meet, such a number leads to the number after the last one, where no cell is free.
     */
    private final int[][] meaning;

    private final int[][] mandatoryIn;
    private final int[][] openIn;
    /**
     * This array has, for each number of a layer, the index at which the layer begins in the arrays with an entry for
     * each square. The latter arrays have an extra column at the right, an extra row at the bottom and an extra layer
     * at the back, which have no free cells.
     */
    private final int[] slabOf;
    /** This array has, for each number of a row, the index at which the row begins within its layer. */
    private final int[] beginOf;

    private final int[] columnOf;
    private final boolean[] isCell;
    private final boolean[] isFree;
    private final boolean[] isMandatory;
    private int open;
    private int free;

    /**
     * Creates the cells of a board.
     *
     * @param region the board
     * @param reach the greatest number of layers, rows or columns of a piece
     */
    FreeCells(Region region, int reach) {
        Wrap wrap = region.wrap();
        this.region = region;
        this.sides = new int[] {region.layers(), region.rows(), region.columns()};
        this.closed = new boolean[] {wrap.frontMeetsBack(), wrap.topMeetsBottom(), wrap.leftMeetsRight()};
        this.meaning = new int[sides.length][];
        this.mandatoryIn = new int[sides.length][];
        this.openIn = new int[sides.length][];
        for (int direction = 0; direction < sides.length; direction++) {
            meaning[direction] = meanings(sides[direction], reach, closed[direction]);
            mandatoryIn[direction] = new int[sides[direction]];
            openIn[direction] = new int[sides[direction]];
        }
        int line = region.columns() + 1;
        int slab = (region.rows() + 1) * line;
        this.slabOf = Arrays.stream(meaning[LAYERS]).map(layer -> layer * slab).toArray();
        this.beginOf = Arrays.stream(meaning[ROWS]).map(row -> row * line).toArray();
        this.columnOf = meaning[COLUMNS];
        this.isCell = new boolean[(region.layers() + 1) * slab];
        this.isFree = new boolean[isCell.length];
        this.isMandatory = new boolean[isCell.length];
        for (int cell = 0; cell < region.size(); cell++) {
            int square = region.layer(cell) * slab + region.row(cell) * line + region.column(cell);
            isCell[square] = true;
            isMandatory[square] = region.isMandatory(cell);
            if (region.isMandatory(cell)) {
                mandatoryIn[LAYERS][region.layer(cell)]++;
                mandatoryIn[ROWS][region.row(cell)]++;
                mandatoryIn[COLUMNS][region.column(cell)]++;
            }
        }
    }

    private static int[] meanings(int length, int reach, boolean closed) {
        int[] meaning = new int[length + reach];
        for (int i = 0; i < meaning.length; i++) {
            meaning[i] = closed ? i % length : Math.min(i, length);
        }
        return meaning;
    }

    void empty() {
        System.arraycopy(isCell, 0, isFree, 0, isCell.length);
        for (int direction = 0; direction < sides.length; direction++) {
            System.arraycopy(mandatoryIn[direction], 0, openIn[direction], 0, sides[direction]);
        }
        open = region.mandatorySize();
        free = region.size();
    }

    boolean isFree(int layer, int row, int column) {
        return isFree[slabOf[layer] + beginOf[row] + columnOf[column]];
    }

    void fill(int layer, int row, int column) {
        int square = slabOf[layer] + beginOf[row] + columnOf[column];
        isFree[square] = false;
        free--;
        if (isMandatory[square]) {
            open--;
            openIn[LAYERS][meaning[LAYERS][layer]]--;
            openIn[ROWS][meaning[ROWS][row]]--;
            openIn[COLUMNS][columnOf[column]]--;
        }
    }

    /** Returns how many cells are free. Both mandatory and optional cells are counted. */
    int free() {
        return free;
    }

    /** Returns how many mandatory cells are free. */
    int open() {
        return open;
    }

    /**
     * Returns the sum of the distances between all pairs of free mandatory cells. The distance between two cells is the
     * sum of their distances in layers, rows and columns. If edges meet, each of these goes the shorter way around. For
     * squares and cubes, this is the Manhattan distance.
     */
    long distances() {
        long sum = 0;
        for (int direction = 0; direction < sides.length; direction++) {
            int[] counts = openIn[direction];
            sum += closed[direction] ? PairDistances.onRing(counts) : PairDistances.onLine(counts);
        }
        return sum;
    }

    /** Returns whether the lattice allows moving a piece by this step. */
    boolean canMove(Cell by) {
        return region.lattice().canMove(by);
    }

    /**
     * Returns at how many layers, rows or columns a piece can begin.
     *
     * @param direction the number of the direction
     * @param extent the number of layers, rows or columns of the piece
     */
    int positions(int direction, int extent) {
        return closed[direction] ? sides[direction] : Math.max(0, sides[direction] - extent + 1);
    }

    /** Returns whether a piece covers a cell twice, which is possible if edges of the board meet. */
    boolean overlapsItself(Polyform piece) {
        Set<Cell> covered = new HashSet<>();
        return !piece.cells().stream().allMatch(cell -> covered.add(region.carried(cell)));
    }

    /**
     * Computes the sum of the distances between all pairs of points on a line or on a ring. The input is the number of
     * points at each position. A sum of Manhattan distances is the sum of such sums over the directions.
     */
    static final class PairDistances {
        private PairDistances() {}

        /** Returns the sum on a line, in time linear in the number of positions. */
        static long onLine(int[] counts) {
            long sum = 0;
            long before = 0;
            long positionsBefore = 0;
            for (int position = 0; position < counts.length; position++) {
                sum += counts[position] * (before * position - positionsBefore);
                before += counts[position];
                positionsBefore += (long) counts[position] * position;
            }
            return sum;
        }

        /**
         * Returns the sum on a ring, where each distance goes the shorter way around. The time is at most proportional
         * to the number of all positions, times one more than the number of positions with at least one point.
         */
        static long onRing(int[] counts) {
            long sum = 0;
            for (int one = 0; one < counts.length; one++) {
                for (int other = 0; other < one && counts[one] > 0; other++) {
                    int apart = one - other;
                    sum += (long) counts[one] * counts[other] * Math.min(apart, counts.length - apart);
                }
            }
            return sum;
        }
    }
}
