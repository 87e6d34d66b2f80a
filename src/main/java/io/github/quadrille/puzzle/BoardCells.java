package io.github.quadrille.puzzle;

import io.github.quadrille.exactcover.CellGraph;
import io.github.quadrille.exactcover.CellHints;
import io.github.quadrille.exactcover.CellOrder;
import io.github.quadrille.geometry.Region;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntToLongFunction;

/** The cells of a board as engines see them: what rows and columns are good for is said here, once. */
final class BoardCells {
    private final Region region;

    private BoardCells(Region region) {
        this.region = region;
    }

    /** Where the goal is to cover, no cell must be covered. */
    static CellGraph of(Puzzle puzzle) {
        return new BoardCells(puzzle.region()).graph(puzzle.goal() instanceof Goal.Pack);
    }

    private CellGraph graph(boolean anyMandatory) {
        boolean[] mandatory = new boolean[region.size()];
        for (int cell = 0; cell < mandatory.length; cell++) {
            mandatory[cell] = anyMandatory && region.isMandatory(cell);
        }
        return new CellGraph(mandatory, region::neighbours, hints());
    }

    /**
     * The board is filled along its short side: column by column when there are at least as many columns as rows, else row
     * by row. It can be swept along rows or columns, straight or folded. Folded means first, last, second, last but one,
     * ..., so that on a board whose edges meet the neighbours across the seam are near each other, too, and no piece spans
     * the whole board. The patterns are the chessboard and the stripes.
     */
    private CellHints hints() {
        long rows = region.rows();
        long columns = region.columns();
        CellOrder byRow = order(cell -> region.row(cell) * columns + region.column(cell));
        CellOrder byColumn = order(cell -> region.column(cell) * rows + region.row(cell));
        CellOrder foldedRows = order(cell -> folded(region.row(cell), rows) * columns + region.column(cell));
        CellOrder foldedColumns = order(cell -> folded(region.column(cell), columns) * rows + region.row(cell));
        BitSet chessboard = new BitSet();
        BitSet lying = new BitSet();
        BitSet standing = new BitSet();
        for (int cell = 0; cell < region.size(); cell++) {
            int row = region.row(cell) % 2;
            int column = region.column(cell) % 2;
            chessboard.set(cell, row != column);
            lying.set(cell, row == 1);
            standing.set(cell, column == 1);
        }
        return new CellHints(
                rows <= columns ? byColumn : byRow,
                List.of(byRow, byColumn, foldedRows, foldedColumns),
                List.of(chessboard, lying, standing));
    }

    /**
     * @param rank different for each cell, and not beyond an int
     */
    private CellOrder order(IntToLongFunction rank) {
        long[] keys = new long[region.size()];
        for (int cell = 0; cell < keys.length; cell++) {
            keys[cell] = rank.applyAsLong(cell) << Integer.SIZE | cell;
        }
        Arrays.sort(keys);
        int[] cells = new int[keys.length];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = (int) keys[i];
        }
        return new CellOrder(cells);
    }

    private static long folded(int line, long lines) {
        return line < lines - line ? 2L * line : 2 * (lines - line) - 1;
    }
}
