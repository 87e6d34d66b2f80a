package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.core.geometry.Region;

import java.util.Arrays;

/**
 * For every cell, how far the nearest filled cell is; on the empty board, how far the border.
 *
 * <p>Filling a cell is linear in the board, clearing the board, too.
 */
final class NearestFilled {
    private final ManhattanMetric metric;
    private final int[] toBorder;
    private final int[] nearest;
    private boolean empty = true;

    NearestFilled(Region region, ManhattanMetric metric, EmptyBoard emptyBoard) {
        this.metric = metric;
        this.toBorder = emptyBoard.distances(region);
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
}
