package io.github.quadrille.choco;

import io.github.quadrille.geometry.Region;
import java.util.Arrays;

/**
 * The cells of a region numbered along its short side, so that a search that fills it from one end has a short
 * frontier: column by column when there are at least as many columns as rows, else row by row.
 */
final class ShortSideOrder {
    private final int[] positionOf;
    private final int[] cellAt;

    ShortSideOrder(Region region) {
        positionOf = new int[region.size()];
        cellAt = new int[region.size()];
        boolean byColumn = region.rows() <= region.columns();
        int position = 0;
        for (int line = 0; line < Math.max(region.rows(), region.columns()); line++) {
            for (int i = 0; i < Math.min(region.rows(), region.columns()); i++) {
                int row = byColumn ? i : line;
                int column = byColumn ? line : i;
                int cell = region.cellAt(row, column);
                if (cell >= 0) {
                    positionOf[cell] = position;
                    cellAt[position++] = cell;
                }
            }
        }
    }

    int positionOf(int cell) {
        return positionOf[cell];
    }

    int cellAt(int position) {
        return cellAt[position];
    }

    /** The positions of some cells, ascending. */
    int[] positions(int[] cells) {
        return Arrays.stream(cells).map(cell -> positionOf[cell]).sorted().toArray();
    }
}
