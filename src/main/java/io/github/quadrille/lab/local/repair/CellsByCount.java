package io.github.quadrille.lab.local.repair;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Keeps cells sorted by a count, which can only decrease after the cells were sorted. A decrease by one takes constant
 * time, as in the algorithm for the cores of graphs by Batagelj and Zaversnik (2003).
 */
final class CellsByCount {
    private final int[] count;
    private final int[] sorted;
    private final int[] index;
    /** For each count, this array has the index in the sorted order at which the cells with this count begin. */
    private int[] begin = new int[1];

    CellsByCount(int cells) {
        count = new int[cells];
        sorted = new int[cells];
        index = new int[cells];
    }

    void clear() {
        Arrays.fill(count, 0);
    }

    /** Increases the count of a cell. This is only allowed before {@link #sort}. */
    void increase(int cell) {
        count[cell]++;
    }

    void sort() {
        int highest = Arrays.stream(count).max().orElse(0);
        begin = new int[highest + 3];
        for (int c : count) {
            begin[c + 2]++;
        }
        for (int c = 1; c < begin.length; c++) {
            begin[c] += begin[c - 1];
        }
        for (int cell = 0; cell < count.length; cell++) {
            index[cell] = begin[count[cell] + 1]++;
            sorted[index[cell]] = cell;
        }
    }

    void decrease(int cell) {
        int first = begin[count[cell]]++;
        int other = sorted[first];
        sorted[index[cell]] = other;
        index[other] = index[cell];
        sorted[first] = cell;
        index[cell] = first;
        count[cell]--;
    }

    int count(int cell) {
        return count[cell];
    }

    /** Returns a random one of the cells with the lowest count above 0. The result is -1 when all counts are 0. */
    int lowest(RandomGenerator random) {
        int from = begin[1];
        if (from == sorted.length) {
            return -1;
        }
        int to = begin[count[sorted[from]] + 1];
        return sorted[from + random.nextInt(to - from)];
    }
}
