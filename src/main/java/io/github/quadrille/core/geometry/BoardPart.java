package io.github.quadrille.core.geometry;

import java.util.BitSet;
import java.util.List;

/**
 * Cuts some cells out of a board, as a board of its own in as small a picture as may be. Edges meet where the picture
 * spans the whole one.
 *
 * <pre>{@code
 * BitSet cells = new BitSet();
 * cells.set(4, 6);
 * BoardPart part = BoardPart.of(Region.rectangle(2, 3), cells);
 * System.out.println(part.board().picture()); // [..]
 * System.out.println(part.inWhole(new Cell(0, 0))); // (1, 1)
 * }</pre>
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
        Cell first = whole.lattice().corner(chosen);
        Cell corner = whole.lattice().canMove(first) ? first : before(first);
        List<Cell> moved = chosen.stream().map(cell -> cell.minus(corner)).toList();
        Cell size = whole.lattice().size(moved);
        Wrap wrap = whole.wrap()
                .where(size.layer() == whole.layers(), size.row() == whole.rows(), size.column() == whole.columns());
        Region board = DrawnRegion.of(whole.lattice(), moved, cell -> whole.markAt(cell.shifted(corner)), size, wrap);
        return new BoardPart(board, corner);
    }

    /** One row or column before, where some piece of the board can be moved to; of triangles there is one. */
    private static Cell before(Cell corner) {
        return corner.column() > 0 ? corner.shifted(0, -1) : corner.shifted(-1, 0);
    }

    /** Where a cell of the part is in the whole. */
    public Cell inWhole(Cell cell) {
        return cell.shifted(corner);
    }
}
