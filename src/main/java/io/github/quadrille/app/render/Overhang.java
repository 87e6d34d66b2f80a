package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import java.util.LinkedHashSet;
import java.util.Set;

/** Finds the cells at which pieces that go on over edges of the board are shown once more, beyond the edge. */
final class Overhang {
    private Overhang() {}

    /** Returns the cells of a piece, together with those beyond the edges. */
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
     * Tells whether a cell beyond an edge belongs to the piece. Around a corner, both ways there must belong to the
     * piece; otherwise its tile would touch the overhang of another.
     */
    private static boolean isJoined(Region board, Set<Cell> own, Cell cell, Cell next) {
        return own.contains(board.carried(next))
                && own.contains(board.carried(new Cell(next.row(), cell.column())))
                && own.contains(board.carried(new Cell(cell.row(), next.column())));
    }
}
