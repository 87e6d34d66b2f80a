package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.stream.IntStream;

/**
 * A {@code Border} says how the distance of a cell from the border of the board is measured. Hill climbing uses this
 * distance while no cell is filled or, with {@link HillClimbing.BorderCounts#ALWAYS}, in every step.
 */
public enum Border {
    /**
     * The distance is min(r, H - r) + min(c, W - c). Here r is the row and c is the column of the cell, both from 0,
     * and the board has H rows and W columns. So the last row and the last column add one step, while the first row and
     * the first column add none. Holes are ignored. If two opposite edges are joined, their term is left out.
     */
    PUBLISHED,
    /**
     * The distance is min(r, H - 1 - r) + min(c, W - 1 - c). Here r is the row and c is the column of the cell, both
     * from 0, and the board has H rows and W columns. So the last row and the last column add no step either, as the
     * published program probably intended.
     */
    INTENDED,
    /**
     * The distance is the number of steps to the nearest cell at the border. Holes count as outside the board. If the
     * board has no border, all distances are 0.
     */
    NEAREST,
    /**
     * The distance is the number of steps to the nearest cell at the border, plus one. So everything outside the board
     * counts as filled, and cells at the border are one step from a filled cell.
     */
    FILLED;

    /** Returns the distance of each cell. The time is linear in the size of the board. */
    int[] distances(Region region) {
        return switch (this) {
            case PUBLISHED -> sums(region, 0);
            case INTENDED -> sums(region, 1);
            case NEAREST -> steps(region, 0);
            case FILLED -> steps(region, 1);
        };
    }

    /**
     * Returns whether the board has a border. Without a border, the distances have no meaning. A board whose opposite
     * edges are all joined has no border. For {@link #NEAREST} and {@link #FILLED}, the edge of a hole is a border,
     * too.
     */
    boolean isOn(Region region) {
        return switch (this) {
            case PUBLISHED, INTENDED ->
                !(region.wrap().topMeetsBottom() && region.wrap().leftMeetsRight());
            case NEAREST, FILLED ->
                IntStream.range(0, region.size()).anyMatch(cell -> isAtBorder(region, region.cell(cell)));
        };
    }

    private static int[] sums(Region region, int last) {
        int[] distance = new int[region.size()];
        for (int cell = 0; cell < distance.length; cell++) {
            int row = region.row(cell);
            int column = region.column(cell);
            distance[cell] = (region.wrap().topMeetsBottom() ? 0 : Math.min(row, region.rows() - last - row))
                    + (region.wrap().leftMeetsRight() ? 0 : Math.min(column, region.columns() - last - column));
        }
        return distance;
    }

    /**
     * Returns for each cell the number of steps to the nearest cell at the border, plus {@code atBorder}. Only steps on
     * the board are counted, because a shortest path reaches a cell at the border before it can leave the board.
     */
    private static int[] steps(Region region, int atBorder) {
        int[] distance = new int[region.size()];
        Arrays.fill(distance, Integer.MAX_VALUE);
        Deque<Integer> open = new ArrayDeque<>();
        for (int cell = 0; cell < distance.length; cell++) {
            if (isAtBorder(region, region.cell(cell))) {
                distance[cell] = atBorder;
                open.add(cell);
            }
        }
        if (open.isEmpty()) {
            Arrays.fill(distance, 0);
        }
        while (!open.isEmpty()) {
            int cell = open.remove();
            for (int next : region.neighbours(cell)) {
                if (distance[next] == Integer.MAX_VALUE) {
                    distance[next] = distance[cell] + 1;
                    open.add(next);
                }
            }
        }
        return distance;
    }

    private static boolean isAtBorder(Region region, Cell cell) {
        return region.lattice().steps(cell).stream().anyMatch(step -> region.cellAt(cell.shifted(step)) < 0);
    }
}
