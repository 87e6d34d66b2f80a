package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.stream.IntStream;

/**
 * A {@code Border} measures how far a cell is from the border of the board. Hill climbing uses this distance while no
 * cell is filled.
 */
public enum Border {
    /**
     * The distance is min(r, H - r) + min(c, W - c) for row r of H and column c of W, both from 0. So cells in the last
     * row and column count as one step from the border, which favours the first row and column by one. Holes are
     * ignored, and a direction with joined edges has no border.
     */
    PUBLISHED,
    /**
     * The distance is min(r, H - 1 - r) + min(c, W - 1 - c). It lacks the published error by one at the last row and
     * column.
     */
    INTENDED,
    /**
     * The distance is the number of steps to the nearest cell at the border, and holes are beyond the border. Without a
     * border all distances are 0.
     */
    NEAREST,
    /**
     * The distance is one more than the steps to the nearest cell at the border. Everything beyond the border counts as
     * filled, so cells at the border are one step from it.
     */
    FILLED;

    /** Returns the distance of each cell. The time is linear in the board. */
    int[] distances(Region region) {
        return switch (this) {
            case PUBLISHED -> sums(region, 0);
            case INTENDED -> sums(region, 1);
            case NEAREST -> steps(region, 0);
            case FILLED -> steps(region, 1);
        };
    }

    /**
     * Returns whether the board has a border; without one the distances mean nothing. A board has no border if all its
     * edges are joined; for {@link #NEAREST} and {@link #FILLED} it must have no hole, either.
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
     * Returns for each cell the number of steps to a cell at the border, plus {@code atBorder}. A shortest way cannot
     * leave the board before it has reached such a cell.
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
