package io.github.quadrille.engine.frontier;

import java.util.Arrays;
import java.util.function.LongFunction;
import java.util.function.ObjLongConsumer;

/**
 * Maps each boundary to its numbers, one for each combination of counts, in a hash table with open addressing. If a
 * number takes several longs, an array first has the lowest longs of all numbers, then their next longs. Each such
 * group is a plane.
 */
final class LayerPart {
    /**
     * A boundary takes about this many bytes in addition to its numbers, for slots of a half-full table and the head of
     * an array.
     */
    static final long BYTES_PER_BOUNDARY = 56;

    private static final long NONE = -1;
    private static final int SMALLEST = 16;

    private long[] masks = new long[SMALLEST];
    private long[][] numbers = new long[SMALLEST][];
    private int size;
    private long longs;
    private long freshLongs;

    LayerPart() {
        Arrays.fill(masks, NONE);
    }

    static long mixed(long mask) {
        long product = mask * 0x9E3779B97F4A7C15L;
        return product ^ product >>> 32;
    }

    int size() {
        return size;
    }

    /** Returns how many longs the numbers take. */
    long longs() {
        return longs;
    }

    long freshBytes() {
        return freshLongs * Long.BYTES + size * BYTES_PER_BOUNDARY;
    }

    private int slot(long mask) {
        int slot = (int) (mixed(mask) >>> 16) & (masks.length - 1);
        while (masks[slot] != NONE && masks[slot] != mask) {
            slot = (slot + 1) & (masks.length - 1);
        }
        return slot;
    }

    /**
     * Returns the numbers of a boundary, or null if this part does not have it. The result is not an Optional, because
     * the method is called very often.
     */
    long[] numbers(long mask) {
        return numbers[slot(mask)];
    }

    /** Returns the numbers of a boundary. If the boundary is new, it is added with numbers that are all zero. */
    long[] ensureNumbers(long mask, int length) {
        int slot = slot(mask);
        if (numbers[slot] == null) {
            put(slot, mask, new long[length]);
            freshLongs += length;
            return numbers(mask);
        }
        return numbers[slot];
    }

    /**
     * Adds an array to the numbers of a boundary. If the boundary is new, the array itself becomes its numbers. So the
     * caller must not use the array any more.
     */
    void give(long mask, long[] given, int words) {
        int slot = slot(mask);
        if (numbers[slot] == null) {
            put(slot, mask, given);
        } else {
            CountShift.addAll(given, numbers[slot], words);
        }
    }

    private void put(int slot, long mask, long[] values) {
        masks[slot] = mask;
        numbers[slot] = values;
        longs += values.length;
        size++;
        if (2 * size > masks.length) {
            grow();
        }
    }

    private void grow() {
        long[] oldMasks = masks;
        long[][] oldNumbers = numbers;
        masks = new long[2 * oldMasks.length];
        numbers = new long[masks.length][];
        Arrays.fill(masks, NONE);
        for (int i = 0; i < oldMasks.length; i++) {
            if (oldNumbers[i] != null) {
                int slot = slot(oldMasks[i]);
                masks[slot] = oldMasks[i];
                numbers[slot] = oldNumbers[i];
            }
        }
    }

    void forEach(ObjLongConsumer<long[]> visitor) {
        for (int slot = 0; slot < masks.length; slot++) {
            if (numbers[slot] != null) {
                visitor.accept(numbers[slot], masks[slot]);
            }
        }
    }

    int bitLength(int words) {
        long[] any = new long[words];
        for (long[] each : numbers) {
            if (each != null) {
                int plane = each.length / words;
                for (int i = 0; i < each.length; i++) {
                    any[i / plane] |= each[i];
                }
            }
        }
        int word = words - 1;
        while (word > 0 && any[word] == 0) {
            word--;
        }
        return Long.SIZE * (word + 1) - Long.numberOfLeadingZeros(any[word]);
    }

    LayerPart shifted(LongFunction<CountShift> shifts, int words) {
        LayerPart part = new LayerPart();
        forEach((values, mask) -> {
            CountShift shift = shifts.apply(mask);
            if (!shift.isEmpty()) {
                shift.add(values, part.ensureNumbers(mask, shift.target().size() * words), words);
            }
        });
        return part;
    }

    LayerPart widened(int words, int wider) {
        LayerPart part = new LayerPart();
        forEach((values, mask) -> {
            // The lowest longs of all numbers come first, and the highest come last. So the zeros at the end are the
            // new highest longs.
            long[] wide = Arrays.copyOf(values, values.length / words * wider);
            part.put(part.slot(mask), mask, wide);
        });
        return part;
    }
}
