package io.github.quadrille.engine.blocks;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts every rectangle whose area 40 divides and whose sides are at least 3 into blocks 3x40, 4x10, 5x8, 6x20 and
 * turned ones, all of them 4x10 or 5x8 except along one edge.
 *
 * <p>One side is divisible by 5, because the area is; let it be the number of columns. 8 divides the area too:
 * <ul>
 *   <li>an odd number of columns: 8 divides the rows; blocks 8x5 fill the board;
 *   <li>rows 4r: the columns are even, so that 10 divides them; bands of 4 rows are blocks 4x10;
 *   <li>rows 4r + 2, r at least 1: 4 divides the columns, so 20 does; a band of 6 rows is blocks 6x20, below it bands
 *       of 4;
 *   <li>rows 4r + 1, r at least 1: 8 divides the columns, so 40 does; a band of 5 rows is blocks 5x8, then bands of 4;
 *   <li>rows 4r + 3: likewise; a band of 3 rows is blocks 3x40, then bands of 4.
 * </ul>
 * These are all cases.
 */
final class RectangleCut {
    /** The columns of a block by its rows; 0 where there is none. */
    private static final int[] BLOCK_COLUMNS = {0, 0, 0, 40, 10, 8, 20};
    /** The rows of the first band by the remainder of all rows by 4; 0 where all bands have 4. */
    private static final int[] FIRST_BAND = {0, 5, 6, 3};

    private static final int BAND = 4;

    private RectangleCut() {}

    /** One grid, or two below or beside each other; of the cuts by rows and by columns the one with fewer. */
    static List<BlockGrid> of(int rows, int columns) {
        if (columns % 5 != 0) {
            return transposed(bands(columns, rows));
        }
        List<BlockGrid> byRows = bands(rows, columns);
        if (rows % 5 != 0 || byRows.size() == 1) {
            return byRows;
        }
        List<BlockGrid> byColumns = transposed(bands(columns, rows));
        return byColumns.size() < byRows.size() ? byColumns : byRows;
    }

    /** Cuts a rectangle whose number of columns 5 divides. */
    private static List<BlockGrid> bands(int rows, int columns) {
        if (columns % 2 == 1) {
            return List.of(new BlockGrid(new Block(0, 0, rows, columns), 8, 5));
        }
        List<BlockGrid> grids = new ArrayList<>();
        int first = FIRST_BAND[rows % BAND];
        if (first > 0) {
            grids.add(new BlockGrid(new Block(0, 0, first, columns), first, BLOCK_COLUMNS[first]));
        }
        if (rows > first) {
            grids.add(new BlockGrid(new Block(first, 0, rows - first, columns), BAND, BLOCK_COLUMNS[BAND]));
        }
        return List.copyOf(grids);
    }

    private static List<BlockGrid> transposed(List<BlockGrid> grids) {
        return grids.stream().map(BlockGrid::transposed).toList();
    }
}
