package io.github.quadrille.local.constructive;

import io.github.quadrille.geometry.Region;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * For every cell, how far the nearest filled cell is; on the empty board, how far the nearest cell at the border. Beyond
 * the border lie holes and what is outside of the rectangle; where there is no border all distances are 0.
 *
 * <p>Filling a cell is linear in the board, clearing the board, too.
 */
final class NearestFilled {
    private final ManhattanMetric metric;
    private final int[] toBorder;
    private final int[] nearest;
    private boolean empty = true;

    NearestFilled(Region region, ManhattanMetric metric) {
        this.metric = metric;
        this.toBorder = distancesToBorder(region);
        this.nearest = toBorder.clone();
    }

    int distance(int cell) {
        return nearest[cell];
    }

    void clear() {
        System.arraycopy(toBorder, 0, nearest, 0, nearest.length);
        empty = true;
    }

    void fill(int filled) {
        if (empty) {
            Arrays.fill(nearest, Integer.MAX_VALUE);
            empty = false;
        }
        for (int cell = 0; cell < nearest.length; cell++) {
            nearest[cell] = Math.min(nearest[cell], metric.between(cell, filled));
        }
    }

    /** By steps from cell to cell: a shortest way cannot leave the cells before it has come to one at the border. */
    private static int[] distancesToBorder(Region region) {
        int[] distance = new int[region.size()];
        Arrays.fill(distance, Integer.MAX_VALUE);
        Deque<Integer> open = new ArrayDeque<>();
        for (int cell = 0; cell < distance.length; cell++) {
            if (isAtBorder(region, region.row(cell), region.column(cell))) {
                distance[cell] = 0;
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

    private static boolean isAtBorder(Region region, int row, int column) {
        return region.cellAt(row - 1, column) < 0
                || region.cellAt(row + 1, column) < 0
                || region.cellAt(row, column - 1) < 0
                || region.cellAt(row, column + 1) < 0;
    }
}
