package io.github.quadrille.lab.tiling;

import java.util.Arrays;

/**
 * Holds squares in a queue by a small number. Among equal numbers, the last in is the first out. The caller must skip
 * entries that are out of date.
 */
final class BucketQueue {
    private final IntList[] entries;
    private int lowest;

    BucketQueue(int numbers) {
        entries = new IntList[numbers];
        Arrays.setAll(entries, number -> new IntList(16));
        lowest = numbers;
    }

    void push(int square, int number) {
        entries[number].add(square);
        lowest = Math.min(lowest, number);
    }

    /** Returns the lowest number in the queue. When the queue is empty, it is the count of possible numbers. */
    int lowest() {
        while (lowest < entries.length && entries[lowest].size() == 0) {
            lowest++;
        }
        return lowest;
    }

    /** Takes a square of the lowest number. The queue must not be empty. */
    int poll() {
        return entries[lowest()].removeLast();
    }
}
