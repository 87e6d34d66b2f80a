package io.github.quadrille.lab.tiling;

import java.util.Arrays;

/**
 * The cells that a placement covers together with each cell. Cells are removed one by one, and then those that were
 * neighbours of one become neighbours of each other.
 */
final class Neighbours {
    private final int[][] of;
    private final int[] degree;
    private final int[] seen;
    private int round;

    Neighbours(PieceGraph graph) {
        of = new int[graph.cells()][8];
        degree = new int[graph.cells()];
        seen = new int[graph.cells()];
        for (int c = 0; c < graph.cells(); c++) {
            seen[c] = ++round;
            for (int i = 0; i < graph.degree(c); i++) {
                for (int k = 0; k < 4; k++) {
                    join(c, graph.cell(graph.on(c, i), k));
                }
            }
        }
    }

    /** Makes another cell a neighbour, unless it was seen in this round. */
    private void join(int c, int other) {
        if (seen[other] != round) {
            seen[other] = round;
            if (degree[c] == of[c].length) {
                of[c] = Arrays.copyOf(of[c], 2 * degree[c]);
            }
            of[c][degree[c]++] = other;
        }
    }

    int degree(int c) {
        return degree[c];
    }

    /** Removes a cell, and returns the neighbours that it had. Takes O(degree^2). */
    int[] remove(int removed) {
        int[] around = Arrays.copyOf(of[removed], degree[removed]);
        of[removed] = new int[0];
        for (int c : around) {
            seen[c] = ++round;
            int left = 0;
            for (int i = 0; i < degree[c]; i++) {
                int other = of[c][i];
                seen[other] = round;
                if (other != removed) {
                    of[c][left++] = other;
                }
            }
            degree[c] = left;
            for (int other : around) {
                join(c, other);
            }
        }
        return around;
    }
}
