package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import java.util.stream.IntStream;

/**
 * Finds the first place where an orientation of a piece fits. Places are sorted by the corner of the bounding box:
 * layer by layer, and within a layer row by row. Cells of the board are filled, and they become free again only when
 * the whole board is emptied. Until then, a place that does not fit cannot fit later. So each search begins where the
 * search before it ended, and finds the same place as a search through all places. Until the board is emptied, each
 * place is rejected at most once.
 */
final class FirstFit {
    private final FreeCells board;
    private final int[] behind;
    private final int[] down;
    private final int[] right;
    private final int layers;
    private final int rows;
    private final int columns;
    /** The bounding box begins at this column, which is 0, or 1 for some shapes of triangles. */
    private final int left;
    /**
     * From one place to the next, the orientation moves by this many columns: by 2 for triangles, and otherwise by 1.
     */
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
        // On a board with joined opposite edges, such as a torus, a piece can overlap itself. If it does so at one
        // place, it does so at every place. Then it has no places.
        this.layers = board.overlapsItself(orientation) ? 0 : board.positions(FreeCells.LAYERS, orientation.depth());
        this.rows = board.positions(FreeCells.ROWS, orientation.height());
        this.columns = board.positions(FreeCells.COLUMNS, orientation.width() - left);
    }

    /** Starts the search again from the first place. This is called when the board is emptied. */
    void rewind() {
        layer = 0;
        row = 0;
        column = firstColumn();
    }

    private int firstColumn() {
        return board.canMove(new Cell(layer, row, -left)) ? 0 : 1;
    }

    /** Finds the first place that fits. Returns false if no place fits. */
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
