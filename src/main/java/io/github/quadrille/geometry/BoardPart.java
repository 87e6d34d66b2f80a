package io.github.quadrille.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Some cells of a board as a board of its own, in as small a picture as may be. Edges meet where the picture spans the
 * whole one.
 *
 * @param board its cells are as mandatory as they are in the whole
 * @param corner where the first layer, row and column of its picture are in that of the whole
 */
public record BoardPart(Region board, Cell corner) {
    /**
     * Cuts it out of a whole.
     *
     * @param cells by their numbers, at least one
     */
    public static BoardPart of(Region whole, BitSet cells) {
        List<Cell> chosen = cells.stream().mapToObj(whole::cell).toList();
        Cell first = Region.corner(chosen);
        Cell corner = whole.lattice().canMove(first) ? first : before(first);
        int layers = 1;
        int rows = 1;
        int columns = 1;
        for (Cell cell : chosen) {
            layers = Math.max(layers, cell.layer() - corner.layer() + 1);
            rows = Math.max(rows, cell.row() - corner.row() + 1);
            columns = Math.max(columns, cell.column() - corner.column() + 1);
        }
        char[][] picture = drawn(layers * rows, columns);
        for (Cell cell : chosen) {
            int row = (cell.layer() - corner.layer()) * rows + cell.row() - corner.row();
            picture[row][cell.column() - corner.column()] = whole.markAt(cell);
        }
        List<String> lines = new ArrayList<>();
        for (char[] line : picture) {
            lines.add(new String(line));
        }
        Wrap wrap = whole.wrap().where(layers == whole.layers(), rows == whole.rows(), columns == whole.columns());
        return new BoardPart(new Region(whole.lattice(), layers, lines, wrap), corner);
    }

    /** One row or column before, where some piece of the board can be moved to; of triangles there is one. */
    private static Cell before(Cell corner) {
        return corner.column() > 0 ? corner.shifted(0, -1) : corner.shifted(-1, 0);
    }

    private static char[][] drawn(int rows, int columns) {
        char[][] picture = new char[rows][columns];
        for (char[] line : picture) {
            Arrays.fill(line, Region.HOLE);
        }
        return picture;
    }

    /** Where a cell of the part is in the whole. */
    public Cell inWhole(Cell cell) {
        return cell.shifted(corner);
    }
}
