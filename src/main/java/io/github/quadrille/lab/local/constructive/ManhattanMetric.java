package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.core.geometry.Region;

/**
 * Computes the Manhattan distance between cells of a board. If opposite edges of the board are joined, the distance
 * goes the shorter way around. Distances ignore holes.
 */
final class ManhattanMetric {
    private final Region region;
    private final int[] row;
    private final int[] column;

    ManhattanMetric(Region region) {
        this.region = region;
        this.row = new int[region.size()];
        this.column = new int[region.size()];
        for (int cell = 0; cell < row.length; cell++) {
            row[cell] = region.row(cell);
            column[cell] = region.column(cell);
        }
    }

    int between(int cell, int other) {
        int rows = Math.abs(row[cell] - row[other]);
        int columns = Math.abs(column[cell] - column[other]);
        return (region.wrap().topMeetsBottom() ? Math.min(rows, region.rows() - rows) : rows)
                + (region.wrap().leftMeetsRight() ? Math.min(columns, region.columns() - columns) : columns);
    }
}
