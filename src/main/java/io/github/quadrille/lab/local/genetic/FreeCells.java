package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** Which cells are free, and how many mandatory ones of them are in each layer, row and column. Memory is linear. */
final class FreeCells {
    private final Region region;
    private final int layers;
    private final int rows;
    private final int columns;
    /** The layer that a layer's number means, as with rows. */
    private final int[] layerOf;
    /** The row that a row number means, so that edges meet without a division: the one below the last where none is. */
    private final int[] rowOf;

    private final int[] columnOf;
    /** Where a layer begins in the flat arrays, which have a full column on the right, row below and layer behind. */
    private final int[] slabOf;
    /** Where a row begins in its layer. */
    private final int[] beginOf;

    private final boolean[] isCell;
    private final boolean[] isFree;
    private final boolean[] isMandatory;
    private final int[] mandatoryInLayer;
    private final int[] mandatoryInRow;
    private final int[] mandatoryInColumn;
    private final int[] openInLayer;
    private final int[] openInRow;
    private final int[] openInColumn;
    private int open;
    private int free;

    /**
     * @param reach the most layers, rows or columns that a piece has
     */
    FreeCells(Region region, int reach) {
        this.region = region;
        this.layers = region.layers();
        this.rows = region.rows();
        this.columns = region.columns();
        this.layerOf = meanings(layers, reach, region.wrap().frontMeetsBack());
        this.rowOf = meanings(rows, reach, region.wrap().topMeetsBottom());
        this.columnOf = meanings(columns, reach, region.wrap().leftMeetsRight());
        int slab = (rows + 1) * (columns + 1);
        this.slabOf = Arrays.stream(layerOf).map(layer -> layer * slab).toArray();
        this.beginOf = Arrays.stream(rowOf).map(row -> row * (columns + 1)).toArray();
        this.isCell = new boolean[(layers + 1) * slab];
        this.isFree = new boolean[isCell.length];
        this.isMandatory = new boolean[isCell.length];
        this.mandatoryInLayer = new int[layers];
        this.mandatoryInRow = new int[rows];
        this.mandatoryInColumn = new int[columns];
        this.openInLayer = new int[layers];
        this.openInRow = new int[rows];
        this.openInColumn = new int[columns];
        for (int cell = 0; cell < region.size(); cell++) {
            int square = region.layer(cell) * slab + region.row(cell) * (columns + 1) + region.column(cell);
            isCell[square] = true;
            isMandatory[square] = region.isMandatory(cell);
            if (region.isMandatory(cell)) {
                mandatoryInLayer[region.layer(cell)]++;
                mandatoryInRow[region.row(cell)]++;
                mandatoryInColumn[region.column(cell)]++;
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
        System.arraycopy(mandatoryInLayer, 0, openInLayer, 0, layers);
        System.arraycopy(mandatoryInRow, 0, openInRow, 0, rows);
        System.arraycopy(mandatoryInColumn, 0, openInColumn, 0, columns);
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
            openInLayer[layerOf[layer]]--;
            openInRow[rowOf[row]]--;
            openInColumn[columnOf[column]]--;
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
        return distances(openInLayer, region.wrap().frontMeetsBack())
                + distances(openInRow, region.wrap().topMeetsBottom())
                + distances(openInColumn, region.wrap().leftMeetsRight());
    }

    private static long distances(int[] counts, boolean closed) {
        return closed ? PairDistances.onRing(counts) : PairDistances.onLine(counts);
    }

    /** Whether a piece may be moved from the corner to there. */
    boolean canMove(Cell by) {
        return region.lattice().canMove(by);
    }

    /** How many layers the first of a piece of this depth may be in. */
    int layersFor(int depth) {
        return region.wrap().frontMeetsBack() ? layers : Math.max(0, layers - depth + 1);
    }

    /** How many rows the top of a piece of this height may be in. */
    int rowsFor(int height) {
        return region.wrap().topMeetsBottom() ? rows : Math.max(0, rows - height + 1);
    }

    /** How many columns the left of a piece of this width may be in. */
    int columnsFor(int width) {
        return region.wrap().leftMeetsRight() ? columns : Math.max(0, columns - width + 1);
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
