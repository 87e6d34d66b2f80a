package io.github.quadrille.core.geometry;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Lists the straight lines of a board that run between cells: between two rows or columns, between layers, or along the
 * sides of triangles. Boards of hexagons have none.
 *
 * <pre>{@code
 * System.out.println(StraightLines.of(Region.rectangle(2, 3)).size()); // 3
 * }</pre>
 */
public final class StraightLines {
    private StraightLines() {}

    /** Lists for each line the pairs of neighbouring cells that it separates. Cells are given by their numbers. */
    public static List<List<int[]>> of(Region region) {
        Map<String, List<int[]>> lines = new TreeMap<>();
        for (int number = 0; number < region.size() && region.lattice() != Lattices.HEXAGONAL; number++) {
            Cell cell = region.cell(number);
            for (Cell step : region.lattice().steps(cell)) {
                Cell next = cell.shifted(step);
                int other = region.cellAt(next);
                // Each pair is found from both of its cells, and is listed only for the step to the greater layer, row
                // or column.
                if (other >= 0 && other != number && step.compareTo(new Cell(0, 0)) > 0) {
                    lines.computeIfAbsent(line(region.lattice(), cell, step), line -> new ArrayList<>())
                            .add(new int[] {number, other});
                }
            }
        }
        return List.copyOf(lines.values());
    }

    /** Returns a name for the line that this step from the cell crosses. */
    private static String line(Lattice lattice, Cell cell, Cell step) {
        if (lattice == Lattices.TRIANGULAR) {
            boolean up = (cell.row() + cell.column()) % 2 == 0;
            return step.row() != 0
                    ? "row " + cell.row()
                    : up ? "falling " + (cell.column() - cell.row()) : "rising " + (cell.column() + cell.row());
        }
        int[] steps = lattice.coordinates(step);
        int axis = 0;
        while (steps[axis] == 0) {
            axis++;
        }
        return axis + " " + lattice.coordinates(cell)[axis];
    }
}
