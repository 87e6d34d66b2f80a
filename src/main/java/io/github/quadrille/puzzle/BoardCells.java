package io.github.quadrille.puzzle;

import io.github.quadrille.exactcover.CellGraph;
import io.github.quadrille.exactcover.CellHints;
import io.github.quadrille.exactcover.CellOrder;
import io.github.quadrille.geometry.Region;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

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
        int rows = region.rows();
        int columns = region.columns();
        long[][] ranks = new long[4][region.size()];
        BitSet chessboard = new BitSet();
        BitSet lying = new BitSet();
        BitSet standing = new BitSet();
        for (int cell = 0; cell < region.size(); cell++) {
            int row = region.row(cell);
            int column = region.column(cell);
            ranks[0][cell] = (long) row * columns + column;
            ranks[1][cell] = (long) column * rows + row;
            ranks[2][cell] = folded(row, rows) * columns + column;
            ranks[3][cell] = folded(column, columns) * rows + row;
            chessboard.set(cell, (row + column) % 2 == 1);
            lying.set(cell, row % 2 == 1);
            standing.set(cell, column % 2 == 1);
        }
        CellOrder byRow = order(ranks[0]);
        CellOrder byColumn = order(ranks[1]);
        return new CellHints(
                rows <= columns ? byColumn : byRow,
                List.of(byRow, byColumn, order(ranks[2]), order(ranks[3])),
                List.of(chessboard, lying, standing));
    }

    /**
     * @param rank by cell, different for each, and not beyond an int; is used up
     */
    private static CellOrder order(long[] rank) {
        for (int cell = 0; cell < rank.length; cell++) {
            rank[cell] = rank[cell] << Integer.SIZE | cell;
        }
        Arrays.sort(rank);
        int[] cells = new int[rank.length];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = (int) rank[i];
        }
        return new CellOrder(cells);
    }

    private static long folded(int line, int lines) {
        return line < lines - line ? 2L * line : 2L * (lines - line) - 1;
    }
}
