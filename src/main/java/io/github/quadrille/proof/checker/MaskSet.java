package io.github.quadrille.proof.checker;

import java.util.Arrays;

/**
 * A {@code MaskSet} is a set of masks, which are non-negative numbers. It is an open-addressing hash table that is at
 * most half full.
 */
final class MaskSet {
    static final int BYTES = 32;

    private static final long FREE = -1;

    private long[] slots = new long[16];
    private int size;

    MaskSet() {
        Arrays.fill(slots, FREE);
    }

    /** Returns the first slot to try for a mask, in a table whose length is a power of two. */
    static int place(long mask, int length) {
        long product = (mask + 1) * 0xD1B54A32D192ED03L;
        return (int) (product >>> 32) & (length - 1);
    }

    /** Adds a mask, and returns whether it is new. */
    boolean add(long mask) {
        int slot = place(mask, slots.length);
        while (slots[slot] != FREE) {
            if (slots[slot] == mask) {
                return false;
            }
            slot = (slot + 1) & (slots.length - 1);
        }
        slots[slot] = mask;
        size++;
        if (2 * size > slots.length) {
            long[] all = toArray();
            slots = new long[2 * slots.length];
            Arrays.fill(slots, FREE);
            size = 0;
            for (long each : all) {
                add(each);
            }
        }
        return true;
    }

    long[] toArray() {
        return Arrays.stream(slots).filter(mask -> mask != FREE).toArray();
    }
}
