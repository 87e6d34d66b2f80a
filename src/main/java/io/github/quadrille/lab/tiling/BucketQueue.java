package io.github.quadrille.lab.tiling;

import java.util.Arrays;

/** A queue of squares by a small number, last in first out among equals; stale entries are the caller's affair. */
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

    /** The lowest number there is; the count of numbers when empty. */
    int lowest() {
        while (lowest < entries.length && entries[lowest].size() == 0) {
            lowest++;
        }
        return lowest;
    }

    /** Takes a square of the lowest number; there must be one. */
    int poll() {
        return entries[lowest()].removeLast();
    }
}
