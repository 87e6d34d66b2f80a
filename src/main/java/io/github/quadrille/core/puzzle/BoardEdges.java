package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds where cells of a board meet, from the coordinates of their corners, and without the code for geometry that
 * engines use. A cell has corners, and two cells have a side in common when they share as many corners as a side has.
 * The corners of a ball are the points where it touches other balls. If opposite edges of the board are joined, copies
 * of the board are placed next to it.
 */
final class BoardEdges {
    private final Region board;
    private final LegalOrientations geometry;
    private final Map<List<Integer>, Set<Cell>> around = new LinkedHashMap<>();
    private final List<Side> sides = new ArrayList<>();
    private final Map<Cell, Integer> sidesOf = new HashMap<>();

    /**
     * A {@code Side} is a side between two cells.
     *
     * @param line the name of the straight line that the side is part of; empty for hexagons and balls
     */
    record Side(Cell one, Cell other, String line) {}

    /** Finds the points and sides of a board. The time is linear in the number of cells. */
    BoardEdges(Region board) {
        this.board = board;
        this.geometry = new LegalOrientations(board);
        Map<List<Integer>, List<Copy>> at = new LinkedHashMap<>();
        for (Cell cell : board.cells()) {
            for (Copy copy : copies(cell)) {
                corners(copy.place())
                        .forEach(point -> at.computeIfAbsent(point, any -> new ArrayList<>())
                                .add(copy));
            }
        }
        at.forEach((point, copies) -> {
            Set<Cell> cells = around.computeIfAbsent(point, any -> new LinkedHashSet<>());
            copies.forEach(copy -> cells.add(copy.cell()));
        });
        int needed = board.lattice() == Lattices.FCC
                ? 1
                : board.lattice().isSolid() ? 1 << (board.lattice().dimensions() - 1) : 2;
        for (Cell cell : board.cells()) {
            Map<Copy, List<List<Integer>>> shared = new LinkedHashMap<>();
            for (List<Integer> point : corners(cell)) {
                at.get(point)
                        .forEach(copy -> shared.computeIfAbsent(copy, any -> new ArrayList<>())
                                .add(point));
            }
            shared.forEach((copy, points) -> {
                if (points.size() == needed && !copy.place().equals(cell)) {
                    sidesOf.merge(cell, 1, Integer::sum);
                    if (!copy.cell().equals(cell)) {
                        sides.add(new Side(cell, copy.cell(), line(points)));
                    }
                }
            });
        }
    }

    /** A {@code Copy} is a copy of a cell at a place that may be beyond the edges of the picture. */
    private record Copy(Cell cell, Cell place) {}

    private List<Copy> copies(Cell cell) {
        List<Copy> copies = new ArrayList<>();
        for (int layer = from(0); layer <= -from(0); layer++) {
            for (int row = from(1); row <= -from(1); row++) {
                for (int column = from(2); column <= -from(2); column++) {
                    copies.add(new Copy(
                            cell,
                            cell.shifted(
                                    new Cell(layer * board.layers(), row * board.rows(), column * board.columns()))));
                }
            }
        }
        return copies;
    }

    /**
     * Returns the number of the first copy of the board along an axis: -1 if the edges at the two ends of this axis are
     * joined, and otherwise 0.
     */
    private int from(int axis) {
        return board.wrap().meets(axis) ? -1 : 0;
    }

    /**
     * Lists the corners of a cell, in coordinates that are whole numbers. For squares, balls and cubes of any
     * dimension, the coordinates are doubled.
     */
    private List<List<Integer>> corners(Cell cell) {
        Cell middle = geometry.middle(cell);
        if (board.lattice() == Lattices.HEXAGONAL) {
            return around(middle, new int[][] {{-2, 0}, {-1, 1}, {1, 1}, {2, 0}, {1, -1}, {-1, -1}});
        }
        if (board.lattice() == Lattices.TRIANGULAR) {
            int up = Math.floorMod(middle.row(), 3) == 2 ? 1 : -1;
            return around(middle, new int[][] {{-2 * up, 0}, {up, 1}, {up, -1}});
        }
        if (board.lattice() == Lattices.FCC) {
            return touched(middle);
        }
        int[] at = board.lattice().coordinates(cell);
        List<List<Integer>> corners = new ArrayList<>();
        for (int number = 0; number < 1 << at.length; number++) {
            int bits = number;
            corners.add(IntStream.range(0, at.length)
                    .mapToObj(i -> 2 * at[i] + ((bits >> i & 1) == 0 ? -1 : 1))
                    .toList());
        }
        return corners;
    }

    /**
     * Lists the points where a ball touches other balls. Each point is halfway between the middles of the two balls.
     * Coordinates are doubled.
     */
    private static List<List<Integer>> touched(Cell middle) {
        List<List<Integer>> points = new ArrayList<>();
        for (int one = -1; one <= 1; one += 2) {
            for (int other = -1; other <= 1; other += 2) {
                points.add(List.of(2 * middle.layer() + one, 2 * middle.row() + other, 2 * middle.column()));
                points.add(List.of(2 * middle.layer() + one, 2 * middle.row(), 2 * middle.column() + other));
                points.add(List.of(2 * middle.layer(), 2 * middle.row() + one, 2 * middle.column() + other));
            }
        }
        return points;
    }

    private static List<List<Integer>> around(Cell middle, int[]... steps) {
        List<List<Integer>> corners = new ArrayList<>();
        for (int[] step : steps) {
            corners.add(List.of(middle.row() + step[0], middle.column() + step[1]));
        }
        return corners;
    }

    /** Returns the name of the line through the corners of a side. The name is empty for hexagons and balls. */
    private String line(List<List<Integer>> points) {
        if (board.lattice() == Lattices.HEXAGONAL || board.lattice() == Lattices.FCC) {
            return "";
        }
        if (board.lattice() == Lattices.TRIANGULAR) {
            int down = points.get(0).get(0);
            int right = points.get(0).get(1);
            int otherDown = points.get(1).get(0);
            int otherRight = points.get(1).get(1);
            if (down == otherDown) {
                return "between rows %d and %d".formatted(down / 3 - 1, down / 3);
            }
            return down + 3 * right == otherDown + 3 * otherRight
                    ? "that rises to row 0, column %d".formatted(right + down / 3)
                    : "that falls from row 0, column %d".formatted(right - down / 3);
        }
        int axis = 0;
        while (!isSame(points, axis)) {
            axis++;
        }
        int before = Math.floorDiv(points.get(0).get(axis), 2);
        int last =
                board.lattice().coordinates(new Cell(board.layers() - 1, board.rows() - 1, board.columns() - 1))[axis];
        int wrapped = Math.floorMod(before, last + 1);
        return "between %s %d and %d".formatted(axisName(axis), wrapped, (wrapped + 1) % (last + 1));
    }

    private String axisName(int axis) {
        int dimensions = board.lattice().dimensions();
        return axis == dimensions - 1
                ? "columns"
                : axis == dimensions - 2 ? "rows" : dimensions == 3 ? "layers" : "layers of coordinate " + (axis + 1);
    }

    private static boolean isSame(List<List<Integer>> points, int axis) {
        return points.stream()
                .allMatch(point -> point.get(axis).equals(points.get(0).get(axis)));
    }

    /** Lists for each point the cells that have a corner there. */
    List<Set<Cell>> points() {
        return List.copyOf(around.values());
    }

    /** Lists the sides between two cells. Each side is listed twice, once from each of the two cells. */
    List<Side> sides() {
        return sides;
    }

    /** Returns whether a cell has a side on the edge of the board, or on a hole in it. */
    boolean isOnBorder(Cell cell) {
        int all = board.lattice() == Lattices.FCC
                ? 12
                : board.lattice().isSolid()
                        ? 2 * board.lattice().dimensions()
                        : board.lattice() == Lattices.SQUARE ? 4 : board.lattice() == Lattices.HEXAGONAL ? 6 : 3;
        return sidesOf.getOrDefault(cell, 0) < all;
    }
}
