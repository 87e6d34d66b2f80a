package io.github.quadrille.lab.tiling;

import java.util.Arrays;

/** A queue of squares by a small number, last in first out among equals; stale entries are the caller's affair. */
final class BucketQueue {
    private final int[][] entries;
    private final int[] size;
    private int lowest;

    BucketQueue(int numbers) {
        entries = new int[numbers][16];
        size = new int[numbers];
        lowest = numbers;
    }

    void push(int square, int number) {
        if (size[number] == entries[number].length) {
            entries[number] = Arrays.copyOf(entries[number], 2 * size[number]);
        }
        entries[number][size[number]++] = square;
        lowest = Math.min(lowest, number);
    }

    /** The lowest number there is; the count of numbers when empty. */
    int lowest() {
        while (lowest < size.length && size[lowest] == 0) {
            lowest++;
        }
        return lowest;
    }

    /** Takes a square of the lowest number; there must be one. */
    int poll() {
        return entries[lowest()][--size[lowest]];
    }
}
