package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import java.util.stream.IntStream;

/**
 * Finds the first place where one orientation fits, on a board that only fills up. Places are ordered layer by layer
 * and row by row by the corner of the bounding box. A place that did not fit once never fits again before the board is
 * emptied, so it is not examined again. So all searches between two empty boards together examine each place at most
 * once. The result is still the same as that of a search from the start.
 */
final class FirstFit {
    private final FreeCells board;
    private final int[] behind;
    private final int[] down;
    private final int[] right;
    private final int layers;
    private final int rows;
    private final int columns;
    /** The bounding box begins at this column, which may be 1 for triangles. */
    private final int left;
    /** The orientation moves by steps of this many columns: 2 for triangles, otherwise 1. */
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
        // A piece that overlaps itself around the board does so at every place, so it has no places.
        this.layers = board.overlapsItself(orientation) ? 0 : board.positions(FreeCells.LAYERS, orientation.depth());
        this.rows = board.positions(FreeCells.ROWS, orientation.height());
        this.columns = board.positions(FreeCells.COLUMNS, orientation.width() - left);
    }

    /** Starts again at the first place, after the board was emptied. */
    void rewind() {
        layer = 0;
        row = 0;
        column = firstColumn();
    }

    private int firstColumn() {
        return board.canMove(new Cell(layer, row, -left)) ? 0 : 1;
    }

    /** Goes to the first place that fits. Returns false if there is none left. */
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

    /** Fills the cells of the found place. */
    void lay() {
        for (int i = 0; i < down.length; i++) {
            board.fill(layer + behind[i], row + down[i], column + right[i]);
        }
    }

    /** Returns the numbers of the cells of the found place. */
    int[] cells(Region region) {
        return IntStream.range(0, down.length)
                .map(i -> region.cellAt(layer + behind[i], row + down[i], column + right[i]))
                .toArray();
    }
}
