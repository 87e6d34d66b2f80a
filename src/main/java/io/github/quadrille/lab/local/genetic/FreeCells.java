package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** Which cells are free, and how many mandatory ones of them are in each layer, row and column. Memory is linear. */
final class FreeCells {
    /** The three directions. */
    static final int LAYERS = 0;

    static final int ROWS = 1;
    static final int COLUMNS = 2;

    private final Region region;
    /** How many layers, rows and columns there are; what follows is by direction likewise. */
    private final int[] sides;

    private final boolean[] closed;
    /** The row that a row number means, so that edges meet without a division: the one below the last where none is. */
    private final int[][] meaning;

    private final int[][] mandatoryIn;
    private final int[][] openIn;
    /** Where a layer begins in the flat arrays, which have a full column on the right, row below and layer behind. */
    private final int[] slabOf;
    /** Where a row begins in its layer. */
    private final int[] beginOf;

    private final int[] columnOf;
    private final boolean[] isCell;
    private final boolean[] isFree;
    private final boolean[] isMandatory;
    private int open;
    private int free;

    /**
     * @param reach the most layers, rows or columns that a piece has
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

    /** How many cells are free, mandatory or optional. */
    int free() {
        return free;
    }

    /** How many mandatory cells are free. */
    int open() {
        return open;
    }

    /**
     * The sum of the distances over all pairs of free mandatory cells, in layers, rows and columns and the shorter way where
     * edges meet: of squares and cubes the Manhattan distance.
     */
    long distances() {
        long sum = 0;
        for (int direction = 0; direction < sides.length; direction++) {
            int[] counts = openIn[direction];
            sum += closed[direction] ? PairDistances.onRing(counts) : PairDistances.onLine(counts);
        }
        return sum;
    }

    /** Whether a piece may be moved from the corner to there. */
    boolean canMove(Cell by) {
        return region.lattice().canMove(by);
    }

    /** In how many layers, rows or columns the first of a piece of this extent may be. */
    int positions(int direction, int extent) {
        return closed[direction] ? sides[direction] : Math.max(0, sides[direction] - extent + 1);
    }

    /** Whether edges that meet make a piece cover a cell twice. */
    boolean overlapsItself(Polyform piece) {
        Set<Cell> covered = new HashSet<>();
        return !piece.cells().stream().allMatch(cell -> covered.add(region.carried(cell)));
    }

    /**
     * Sums of distances over all pairs of things that stand on a line or on a ring, of which only is told how many stand at
     * each position. Manhattan distance is the sum of two such sums, one along rows and one along columns.
     */
    static final class PairDistances {
        private PairDistances() {}

        /** On a line; linear in its positions. */
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

        /** On a ring, the shorter way round; quadratic in its positions that are not empty. */
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
