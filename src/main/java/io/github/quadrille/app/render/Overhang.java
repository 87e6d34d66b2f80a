package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import java.util.LinkedHashSet;
import java.util.Set;

/** Finds the cells that show a piece once more beyond an edge of the board, where the piece goes on over that edge. */
final class Overhang {
    private Overhang() {}

    /** Returns the cells of a piece, together with those that are shown once more beyond the edges. */
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
     * Tells whether a cell beyond an edge belongs to the piece. A cell around a corner also needs both cells beside the
     * corner in the piece, because otherwise its tile would touch another piece.
     */
    private static boolean isJoined(Region board, Set<Cell> own, Cell cell, Cell next) {
        return own.contains(board.carried(next))
                && own.contains(board.carried(new Cell(next.row(), cell.column())))
                && own.contains(board.carried(new Cell(cell.row(), next.column())));
    }
}
