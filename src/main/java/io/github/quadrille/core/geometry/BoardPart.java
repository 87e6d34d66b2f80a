package io.github.quadrille.core.geometry;

import java.util.BitSet;
import java.util.List;

/**
 * A {@code BoardPart} holds some cells of a board as a new board, in the smallest picture that holds them. For
 * triangles, the picture can have one more row or column. If opposite edges of the whole board meet, these edges of the
 * part meet only where its picture reaches from one to the other.
 *
 * <pre>{@code
 * BitSet cells = new BitSet();
 * cells.set(4, 6);
 * BoardPart part = BoardPart.of(Region.rectangle(2, 3), cells);
 * System.out.println(part.board().picture()); // [..]
 * System.out.println(part.inWhole(new Cell(0, 0))); // (1, 1)
 * }</pre>
 *
 * @param board the part as a board; a cell of the part is mandatory if it is mandatory on the whole board
 * @param corner the place in the whole board that becomes layer 0, row 0 and column 0 of the part
 */
public record BoardPart(Region board, Cell corner) {
    /**
     * Cuts some cells out of a whole board.
     *
     * @param cells the numbers of at least one cell
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

    /**
     * Returns the place to the left of a corner or, if the corner is in the first column, the place above it. This
     * place becomes (0, 0) of the part if a shift of the corner to (0, 0) would turn triangles upside down.
     */
    private static Cell before(Cell corner) {
        return corner.column() > 0 ? corner.shifted(0, -1) : corner.shifted(-1, 0);
    }

    /** Returns the place in the whole board that a cell of the part has. */
    public Cell inWhole(Cell cell) {
        return cell.shifted(corner);
    }
}
