package io.github.quadrille.local.genetic;

import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Polyomino;
import io.github.quadrille.geometry.Region;
import java.util.HashSet;
import java.util.Set;

/** Which cells are free, and how many mandatory ones of them are in each row and column. Memory is linear. */
final class Board {
    private final Region region;
    private final int rows;
    private final int columns;
    /** The row that a row number means, so that edges meet without a division; the row below the last is always full. */
    private final int[] rowOf;

    private final int[] columnOf;
    private final boolean[][] isCell;
    private final boolean[][] isFree;
    private final int[] mandatoryInRow;
    private final int[] mandatoryInColumn;
    private final int[] openInRow;
    private final int[] openInColumn;
    private int open;
    private int free;

    /**
     * @param reach the most rows or columns that a piece has
     */
    Board(Region region, int reach) {
        this.region = region;
        this.rows = region.rows();
        this.columns = region.columns();
        this.rowOf = meanings(rows, reach, region.wrap().topMeetsBottom());
        this.columnOf = meanings(columns, reach, region.wrap().leftMeetsRight());
        this.isCell = new boolean[rows + 1][columns + 1];
        this.isFree = new boolean[rows + 1][columns + 1];
        this.mandatoryInRow = new int[rows];
        this.mandatoryInColumn = new int[columns];
        this.openInRow = new int[rows];
        this.openInColumn = new int[columns];
        for (int cell = 0; cell < region.size(); cell++) {
            isCell[region.row(cell)][region.column(cell)] = true;
            if (region.isMandatory(cell)) {
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
        for (int row = 0; row < rows; row++) {
            System.arraycopy(isCell[row], 0, isFree[row], 0, columns);
        }
        System.arraycopy(mandatoryInRow, 0, openInRow, 0, rows);
        System.arraycopy(mandatoryInColumn, 0, openInColumn, 0, columns);
        open = region.mandatorySize();
        free = region.size();
    }

    boolean isFree(int row, int column) {
        return isFree[rowOf[row]][columnOf[column]];
    }

    void fill(int row, int column) {
        int r = rowOf[row];
        int c = columnOf[column];
        isFree[r][c] = false;
        free--;
        if (region.markAt(r, c) == Region.MANDATORY) {
            open--;
            openInRow[r]--;
            openInColumn[c]--;
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

    /** The sum of the Manhattan distances over all pairs of free mandatory cells, the shorter way where edges meet. */
    long distances() {
        boolean tube = region.wrap().topMeetsBottom();
        boolean ring = region.wrap().leftMeetsRight();
        return (tube ? PairDistances.onRing(openInRow) : PairDistances.onLine(openInRow))
                + (ring ? PairDistances.onRing(openInColumn) : PairDistances.onLine(openInColumn));
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
    boolean overlapsItself(Polyomino piece) {
        Set<Cell> covered = new HashSet<>();
        return !piece.cells().stream()
                .allMatch(cell -> covered.add(new Cell(
                        region.wrap().topMeetsBottom() ? cell.row() % rows : cell.row(),
                        region.wrap().leftMeetsRight() ? cell.column() % columns : cell.column())));
    }
}
