package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.stream.IntStream;

/** Measures how far a cell is from the border, which hill climbing takes for something filled while nothing else is. */
public enum Border {
    /**
     * min(r, H - r) + min(c, W - c) for row r of H and column c of W, both from 0: cells in the last row and column
     * count as one step from the border, so the first ones are favoured by one. Holes are not looked at, and a
     * direction that is closed has no border.
     */
    PUBLISHED,
    /** The same without the slip: min(r, H - 1 - r) + min(c, W - 1 - c). */
    INTENDED,
    /** Steps to the nearest cell at the border; holes are beyond the border. Without a border all are 0. */
    NEAREST,
    /** One more: what is beyond the border counts as filled, so cells at the border are one step from it. */
    FILLED;

    /** By the number of the cell. Linear in the board. */
    int[] distances(Region region) {
        return switch (this) {
            case PUBLISHED -> sums(region, 0);
            case INTENDED -> sums(region, 1);
            case NEAREST -> steps(region, 0);
            case FILLED -> steps(region, 1);
        };
    }

    /** Whether a board has one: where no edge is left, and for the shortest way no hole, the distances mean nothing. */
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

    /** By steps from cell to cell: a shortest way cannot leave the cells before it has come to one at the border. */
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
