package io.github.quadrille.local.genetic;

import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Polyform;
import java.util.ArrayList;
import java.util.List;

/**
 * The first place where one orientation fits, row by row by the corner of its bounding box, on a board that only fills
 * up. A place where it did not fit once never comes back before the board is emptied, so it is not looked at again: all
 * questions between two empty boards together cost at most one look at each place. That the places are looked at in
 * order makes the answer the same as that of a search from the start.
 */
final class FirstFit {
    private final FreeCells board;
    private final int[] down;
    private final int[] right;
    private final int rows;
    private final int columns;
    private int row;
    private int column;

    FirstFit(FreeCells board, Polyform orientation) {
        this.board = board;
        this.down = orientation.cells().stream().mapToInt(Cell::row).toArray();
        this.right = orientation.cells().stream().mapToInt(Cell::column).toArray();
        // A piece that overlaps itself around the board does so everywhere.
        this.rows = board.overlapsItself(orientation) ? 0 : board.rowsFor(orientation.height());
        this.columns = board.columnsFor(orientation.width());
    }

    /** To be called when the board was emptied. */
    void rewind() {
        row = 0;
        column = 0;
    }

    /** Goes to the first place that fits. Returns false when there is none left. */
    boolean find() {
        for (; row < rows; row++) {
            for (; column < columns; column++) {
                if (fits()) {
                    return true;
                }
            }
            column = 0;
        }
        return false;
    }

    private boolean fits() {
        for (int i = 0; i < down.length; i++) {
            if (!board.isFree(row + down[i], column + right[i])) {
                return false;
            }
        }
        return true;
    }

    /** Fills the cells of the place found. */
    void lay() {
        for (int i = 0; i < down.length; i++) {
            board.fill(row + down[i], column + right[i]);
        }
    }

    /** The cells of the place found, which may lie beyond edges that meet. */
    List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < down.length; i++) {
            cells.add(new Cell(row + down[i], column + right[i]));
        }
        return cells;
    }
}
