package io.github.quadrille.core.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Makes boards from lists or maps of their cells.
 *
 * <pre>{@code
 * List<Cell> mandatory = List.of(new Cell(5, 5), new Cell(6, 6));
 * List<Cell> optional = List.of(new Cell(5, 6));
 * System.out.println(DrawnRegion.of(Lattices.SQUARE, mandatory, optional).picture()); // [.?, #.]
 * }</pre>
 */
public final class DrawnRegion {
    private DrawnRegion() {}

    /**
     * Returns the smallest board with these cells. The cells are moved so that the smallest layer, row and column are
     * 0. For triangles the smallest column may become 1, as in a {@link Polyform}.
     *
     * @param mandatory the cells that must be covered
     * @param optional the cells that may be covered; at least one of the two lists has a cell
     */
    public static Region of(Lattice lattice, List<Cell> mandatory, List<Cell> optional) {
        List<Cell> all = new ArrayList<>(mandatory);
        all.addAll(optional);
        Cell move = Region.toCorner(lattice, all);
        List<Cell> moved = all.stream().map(cell -> cell.shifted(move)).toList();
        Set<Cell> mayStayOpen = new HashSet<>(moved.subList(mandatory.size(), moved.size()));
        return of(
                lattice,
                moved,
                cell -> mayStayOpen.contains(cell) ? Region.OPTIONAL : Region.MANDATORY,
                lattice.size(moved),
                Wrap.NONE);
    }

    /** Returns a board whose picture has these characters at these places. All other places are holes. */
    public static Region of(Lattice lattice, Map<Cell, Character> marks, Wrap wrap) {
        return of(lattice, List.copyOf(marks.keySet()), marks::get, lattice.size(marks.keySet()), wrap);
    }

    /**
     * Returns a board with these cells, which keep their places.
     *
     * @param size the number of layers, rows and columns of the board
     */
    static Region of(Lattice lattice, List<Cell> cells, Function<Cell, Character> mark, Cell size, Wrap wrap) {
        char[][] picture = new char[size.layer() * size.row()][size.column()];
        for (char[] row : picture) {
            Arrays.fill(row, Region.HOLE);
        }
        for (Cell cell : cells) {
            picture[cell.layer() * size.row() + cell.row()][cell.column()] = mark.apply(cell);
        }
        return new Region(
                lattice, size.layer(), Arrays.stream(picture).map(String::new).toList(), wrap);
    }
}
