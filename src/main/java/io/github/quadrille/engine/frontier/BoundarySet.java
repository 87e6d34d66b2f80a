package io.github.quadrille.engine.frontier;

import java.util.Arrays;

/**
 * Holds a set of boundaries, each of which is a long. It is a hash table with open addressing that is at most half
 * full.
 */
final class BoundarySet {
    private static final long NONE = -1;
    private static final int SMALLEST = 16;

    private long[] slots = new long[SMALLEST];
    private int size;

    BoundarySet() {
        Arrays.fill(slots, NONE);
    }

    int size() {
        return size;
    }

    boolean contains(long boundary) {
        return slots[slot(boundary)] == boundary;
    }

    void add(long boundary) {
        int slot = slot(boundary);
        if (slots[slot] == NONE) {
            slots[slot] = boundary;
            size++;
            if (2 * size > slots.length) {
                grow();
            }
        }
    }

    private int slot(long boundary) {
        int slot = (int) (LayerPart.mixed(boundary) >>> 16) & (slots.length - 1);
        while (slots[slot] != NONE && slots[slot] != boundary) {
            slot = (slot + 1) & (slots.length - 1);
        }
        return slot;
    }

    private void grow() {
        long[] old = slots;
        slots = new long[2 * old.length];
        Arrays.fill(slots, NONE);
        for (long boundary : old) {
            if (boundary != NONE) {
                slots[slot(boundary)] = boundary;
            }
        }
    }

    /** Returns the boundaries in no particular order. */
    long[] toArray() {
        return Arrays.stream(slots).filter(boundary -> boundary != NONE).toArray();
    }
}
