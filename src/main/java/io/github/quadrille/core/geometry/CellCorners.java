package io.github.quadrille.core.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Lists the points at which cells of a board meet: corners of squares, cubes, hexagons and triangles.
 *
 * <pre>{@code
 * List<int[]> points = CellCorners.of(Region.rectangle(2, 2));
 * System.out.println(points.stream().map(cells -> cells.length).toList()); // [1, 2, 2, 4, 1, 2, 1, 2, 1]
 * }</pre>
 */
public final class CellCorners {
    private CellCorners() {}

    /**
     * Lists for each point the numbers of the cells around it, ascending. If several points have the same cells around
     * them, these cells are listed once. If opposite edges of the board meet, as on a torus, the cells across such an
     * edge are included.
     */
    public static List<int[]> of(Region region) {
        Map<List<Integer>, int[]> points = new LinkedHashMap<>();
        int[] last = last(region);
        for (int number = 0; number < region.size(); number++) {
            Cell cell = region.cell(number);
            List<Cell> near = near(region.lattice(), cell, last);
            for (List<Integer> corner : corners(region.lattice(), cell)) {
                int[] around = near.stream()
                        .filter(other -> corners(region.lattice(), other).contains(corner))
                        .mapToInt(region::cellAt)
                        .filter(other -> other >= 0)
                        .sorted()
                        .distinct()
                        .toArray();
                points.putIfAbsent(Arrays.stream(around).boxed().toList(), around);
            }
        }
        return List.copyOf(points.values());
    }

    private static int[] last(Region region) {
        return region.lattice().coordinates(new Cell(region.layers() - 1, region.rows() - 1, region.columns() - 1));
    }

    /**
     * Lists the cells that may have a corner in common with a given cell, which is in the list, too. Some of these
     * cells may not be on the board.
     */
    private static List<Cell> near(Lattice lattice, Cell cell, int[] last) {
        int reach = lattice == Lattices.TRIANGULAR ? 2 : 1;
        int[] at = lattice.coordinates(cell);
        List<Cell> near = new ArrayList<>();
        int side = 2 * reach + 1;
        for (int number = 0; number < Math.pow(side, at.length); number++) {
            int[] other = at.clone();
            for (int i = 0, rest = number; i < at.length; i++, rest /= side) {
                other[i] += rest % side - reach;
            }
            // In more than three dimensions, a place beyond a side of the board can get the same layer, row and column
            // as a cell. Such a place is left out.
            if (at.length <= 3 || IntStream.range(0, at.length).allMatch(i -> other[i] >= 0 && other[i] <= last[i])) {
                near.add(lattice.cell(other));
            }
        }
        return near;
    }

    /**
     * Lists the corners of a cell. The coordinates are scaled so that they are whole numbers for all corners of the
     * lattice.
     */
    private static List<List<Integer>> corners(Lattice lattice, Cell cell) {
        int row = cell.row();
        int column = cell.column();
        if (lattice == Lattices.HEXAGONAL) {
            // A corner is the centroid of the middles of three hexagons, so coordinates are multiplied by 3.
            return List.of(
                    List.of(3 * row + 1, 3 * column - 2),
                    List.of(3 * row + 2, 3 * column - 1),
                    List.of(3 * row + 1, 3 * column + 1),
                    List.of(3 * row - 1, 3 * column + 2),
                    List.of(3 * row - 2, 3 * column + 1),
                    List.of(3 * row - 1, 3 * column - 1));
        }
        if (lattice == Lattices.TRIANGULAR) {
            boolean up = Math.floorMod(row + column, 2) == 0;
            return List.of(
                    List.of(up ? row + 1 : row, column - 1),
                    List.of(up ? row + 1 : row, column + 1),
                    List.of(up ? row : row + 1, column));
        }
        int[] at = lattice.coordinates(cell);
        List<List<Integer>> corners = new ArrayList<>();
        for (int number = 0; number < 1 << at.length; number++) {
            int bits = number;
            corners.add(IntStream.range(0, at.length)
                    .mapToObj(i -> at[i] + (bits >> i & 1))
                    .toList());
        }
        return corners;
    }
}
