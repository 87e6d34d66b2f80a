package io.github.quadrille.lab.local.beam;

import java.util.Arrays;

/**
 * The largest count in each of several groups of cells, while counts go up and down by one. A histogram per group makes
 * every change O(1); it grows with the largest count ever seen.
 */
final class LargestCounts {
    private static final int USUAL = 8;

    private final int[] largest;
    private final int[][] cellsWith;

    LargestCounts(int groups) {
        largest = new int[groups];
        cellsWith = new int[groups][USUAL];
    }

    int of(int group) {
        return largest[group];
    }

    /** A cell of the group rises to this count. Returns by how much the largest rises. */
    int rise(int group, int count) {
        if (count >= cellsWith[group].length) {
            cellsWith[group] = Arrays.copyOf(cellsWith[group], 2 * count);
        }
        cellsWith[group][count - 1]--;
        cellsWith[group][count]++;
        if (count > largest[group]) {
            largest[group] = count;
            return 1;
        }
        return 0;
    }

    /** A cell of the group falls from this count. Returns by how much the largest falls. */
    int fall(int group, int count) {
        cellsWith[group][count]--;
        cellsWith[group][count - 1]++;
        if (count == largest[group] && cellsWith[group][count] == 0) {
            largest[group] = count - 1;
            return 1;
        }
        return 0;
    }
}
