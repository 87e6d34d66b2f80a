package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Finds the cells that show a piece once more beyond an edge of the board. This is done where the piece continues over
 * the edge to the opposite side of the board.
 */
final class Overhang {
    private Overhang() {}

    /** Returns the cells of a piece, together with the cells that show it once more beyond the edges. */
    static Set<Cell> cellsWithin(Picture picture, int piece) {
        Set<Cell> own = Set.copyOf(picture.cells(piece));
        Set<Cell> cells = new LinkedHashSet<>(picture.cells(piece));
        for (Cell cell : picture.cells(piece)) {
            for (int down = -1; down <= 1; down++) {
                for (int right = -1; right <= 1; right++) {
                    Cell next = cell.shifted(down, right);
                    if (!picture.region().contains(next) && isJoined(picture.region(), own, cell, next)) {
                        cells.add(next);
                    }
                }
            }
        }
        return cells;
    }

    /**
     * Tells whether the piece is shown once more on the square {@code next} beyond an edge. If this square is
     * diagonally next to {@code cell}, the two squares that share sides with both must also be in the piece. Otherwise
     * the tile would touch another piece.
     */
    private static boolean isJoined(Region board, Set<Cell> own, Cell cell, Cell next) {
        return own.contains(board.carried(next))
                && own.contains(board.carried(new Cell(next.row(), cell.column())))
                && own.contains(board.carried(new Cell(cell.row(), next.column())));
    }
}
