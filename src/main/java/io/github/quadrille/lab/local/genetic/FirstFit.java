package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;

import java.util.ArrayList;
import java.util.List;

/**
 * The first place where one orientation fits, layer by layer and row by row by the corner of its bounding box, on a board that only fills
 * up. A place where it did not fit once never comes back before the board is emptied, so it is not looked at again: all
 * questions between two empty boards together cost at most one look at each place. That the places are looked at in
 * order makes the answer the same as that of a search from the start.
 */
final class FirstFit {
    private final FreeCells board;
    private final int[] behind;
    private final int[] down;
    private final int[] right;
    private final int layers;
    private final int rows;
    private final int columns;
    /** The first column of the bounding box, which of triangles may be 1. */
    private final int left;
    /** How far apart columns are that it can be moved to: 2 of triangles. */
    private final int stride;

    private int layer;
    private int row;
    private int column;

    FirstFit(FreeCells board, Polyform orientation) {
        this.board = board;
        this.left = orientation.left();
        this.stride = board.canMove(new Cell(0, 1)) ? 1 : 2;
        this.behind = orientation.cells().stream().mapToInt(Cell::layer).toArray();
        this.down = orientation.cells().stream().mapToInt(Cell::row).toArray();
        this.right = orientation.cells().stream()
                .mapToInt(cell -> cell.column() - left)
                .toArray();
        // A piece that overlaps itself around the board does so everywhere.
        this.layers = board.overlapsItself(orientation) ? 0 : board.layersFor(orientation.depth());
        this.rows = board.rowsFor(orientation.height());
        this.columns = board.columnsFor(orientation.width() - left);
    }

    /** To be called when the board was emptied. */
    void rewind() {
        layer = 0;
        row = 0;
        column = firstColumn();
    }

    private int firstColumn() {
        return board.canMove(new Cell(layer, row, -left)) ? 0 : 1;
    }

    /** Goes to the first place that fits. Returns false when there is none left. */
    boolean find() {
        for (; layer < layers; layer++) {
            for (; row < rows; row++, column = firstColumn()) {
                for (; column < columns; column += stride) {
                    if (fits()) {
                        return true;
                    }
                }
            }
            row = 0;
            column = firstColumn();
        }
        return false;
    }

    private boolean fits() {
        for (int i = 0; i < down.length; i++) {
            if (!board.isFree(layer + behind[i], row + down[i], column + right[i])) {
                return false;
            }
        }
        return true;
    }

    /** Fills the cells of the place found. */
    void lay() {
        for (int i = 0; i < down.length; i++) {
            board.fill(layer + behind[i], row + down[i], column + right[i]);
        }
    }

    /** The cells of the place found, which may lie beyond edges that meet. */
    List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < down.length; i++) {
            cells.add(new Cell(layer + behind[i], row + down[i], column + right[i]));
        }
        return cells;
    }
}
