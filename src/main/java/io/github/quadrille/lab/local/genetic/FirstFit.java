package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import java.util.stream.IntStream;

/**
 * A first fit is the first place where one orientation fits, layer by layer and row by row by the corner of its
 * bounding box, on a board that only fills up. A place where it did not fit once never comes back before the board is
 * emptied, so it is not looked at again: all questions between two empty boards together cost at most one look at each
 * place. That the places are looked at in order makes the answer the same as that of a search from the start.
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
    /** A step of this many columns moves it: 2 of triangles. */
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
        this.layers = board.overlapsItself(orientation) ? 0 : board.positions(FreeCells.LAYERS, orientation.depth());
        this.rows = board.positions(FreeCells.ROWS, orientation.height());
        this.columns = board.positions(FreeCells.COLUMNS, orientation.width() - left);
    }

    /** Begins anew when the board was emptied. */
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

    /** Lists the numbers of the cells of the place found. */
    int[] cells(Region region) {
        return IntStream.range(0, down.length)
                .map(i -> region.cellAt(layer + behind[i], row + down[i], column + right[i]))
                .toArray();
    }
}
