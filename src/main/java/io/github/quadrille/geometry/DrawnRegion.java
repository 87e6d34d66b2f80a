package io.github.quadrille.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Makes a board of cells, wherever they lie. */
public final class DrawnRegion {
    private DrawnRegion() {}

    /**
     * The smallest board with these cells: moved to the corner, as {@link Polyform} moves shapes.
     *
     * @param mandatory those that must be covered
     * @param optional those that may be covered; one of the two has a cell
     */
    public static Region of(Lattice lattice, List<Cell> mandatory, List<Cell> optional) {
        List<Cell> all = new ArrayList<>(mandatory);
        all.addAll(optional);
        Cell corner = Region.corner(all);
        Cell home = new Cell(-corner.layer(), -corner.row(), -corner.column());
        Cell move = lattice.canMove(home) ? home : home.shifted(0, 1);
        Cell size = size(all, move);
        char[][] picture = new char[size.layer() * size.row()][size.column()];
        for (char[] row : picture) {
            Arrays.fill(row, Region.HOLE);
        }
        draw(mandatory, Region.MANDATORY, move, size, picture);
        draw(optional, Region.OPTIONAL, move, size, picture);
        return new Region(
                lattice, size.layer(), Arrays.stream(picture).map(String::new).toList(), Wrap.NONE);
    }

    private static Cell size(List<Cell> cells, Cell move) {
        int layers = 0;
        int rows = 0;
        int columns = 0;
        for (Cell cell : cells) {
            layers = Math.max(layers, cell.layer() + move.layer() + 1);
            rows = Math.max(rows, cell.row() + move.row() + 1);
            columns = Math.max(columns, cell.column() + move.column() + 1);
        }
        return new Cell(layers, rows, columns);
    }

    private static void draw(List<Cell> cells, char mark, Cell move, Cell size, char[]... picture) {
        for (Cell cell : cells) {
            Cell moved = cell.shifted(move);
            picture[moved.layer() * size.row() + moved.row()][moved.column()] = mark;
        }
    }
}
