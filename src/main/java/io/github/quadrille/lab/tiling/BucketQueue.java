package io.github.quadrille.lab.tiling;

import java.util.Arrays;

/**
 * Holds squares in a queue, sorted by a small number. Among squares with equal numbers, the last one that was added
 * comes first. The number of a square can change while the square is in the queue, so the caller must skip entries that
 * are out of date.
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

    /**
     * Returns the lowest number in the queue. When the queue is empty, it returns the number after the largest possible
     * one.
     */
    int lowest() {
        while (lowest < entries.length && entries[lowest].size() == 0) {
            lowest++;
        }
        return lowest;
    }

    /** Removes and returns a square with the lowest number. The queue must not be empty. */
    int poll() {
        return entries[lowest()].removeLast();
    }
}
