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
 * in the board.
 */
final class FreeCells {
    /** The three directions have the numbers 0 to 2. */
    static final int LAYERS = 0;

    static final int ROWS = 1;
    static final int COLUMNS = 2;

    private final Region region;
    /**
     * Each direction has here its number of layers, rows or columns. The arrays {@code closed}, {@code meaning}, {@code
     * mandatoryIn} and {@code openIn} also have the direction as first index.
     */
    private final int[] sides;

    private final boolean[] closed;
    /**
     * Each entry is the layer, row or column that a number stands for, so that joined edges need no division. Beyond an
     * edge that is not joined it is the number after the last.
     */
    private final int[][] meaning;

    private final int[][] mandatoryIn;
    private final int[][] openIn;
    /**
     * Each layer begins at this index of the flat arrays. These have an extra column on the right, an extra row below
     * and an extra layer behind, which have no free cells.
     */
    private final int[] slabOf;
    /** Each row begins at this index within its layer. */
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

    /** Returns how many cells are free, mandatory or optional. */
    int free() {
        return free;
    }

    /** Returns how many mandatory cells are free. */
    int open() {
        return open;
    }

    /**
     * Returns the sum of the distances between all pairs of free mandatory cells. A distance is added up over layers,
     * rows and columns, and goes the shorter way around joined edges. For squares and cubes it is the Manhattan
     * distance.
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

    /** Returns at how many layers, rows or columns a piece of this extent may begin. */
    int positions(int direction, int extent) {
        return closed[direction] ? sides[direction] : Math.max(0, sides[direction] - extent + 1);
    }

    /** Returns whether a piece covers a cell twice because of joined edges. */
    boolean overlapsItself(Polyform piece) {
        Set<Cell> covered = new HashSet<>();
        return !piece.cells().stream().allMatch(cell -> covered.add(region.carried(cell)));
    }

    /**
     * Computes sums of distances between all pairs of things on a line or on a ring. The input is the number of things
     * at each position. The sum of Manhattan distances is the sum along rows plus the sum along columns.
     */
    static final class PairDistances {
        private PairDistances() {}

        /** Returns the sum on a line, in time linear in its positions. */
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
         * Returns the sum on a ring, the shorter way round. The time is quadratic in its positions that are not empty.
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
