package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * The boundaries that a certificate lists before one row, with what it says of each, and the numbers that were found: one for
 * each combination of counts.
 */
final class SweepLayer {
    /** What a boundary takes beside its numbers, in a table that has just grown. */
    private static final int BYTES = 120;

    private static final long FREE = -1;
    private static final long BIG = -1;

    private final long line;
    private final SweepMemory memory;
    private long[] masks = new long[16];
    private long[] lines = new long[16];
    private long[] said = new long[16];
    private BigInteger[] saidBig = new BigInteger[0];
    private long[][] numbers = new long[16][];
    private int size;
    private int words = 1;
    private int bits;

    /**
     * @param line where its list begins
     */
    SweepLayer(long line, SweepMemory memory) {
        this.line = line;
        this.memory = memory;
        Arrays.fill(masks, FREE);
    }

    long line() {
        return line;
    }

    int size() {
        return size;
    }

    /** Lists a boundary that was not listed before, and how many ways there are said to be. */
    void list(long mask, BigInteger ways, long itsLine) throws Refusal {
        memory.take(BYTES);
        if (2 * (size + 1) > masks.length) {
            grow();
        }
        int slot = free(mask);
        masks[slot] = mask;
        lines[slot] = itsLine;
        boolean isSmall = ways.bitLength() < Long.SIZE;
        said[slot] = isSmall ? ways.longValue() : BIG;
        if (!isSmall) {
            saidBig = saidBig.length == masks.length ? saidBig : Arrays.copyOf(saidBig, masks.length);
            saidBig[slot] = ways;
            memory.take(ways.bitLength() / Byte.SIZE);
        }
        bits = Math.max(bits, ways.bitLength());
        size++;
    }

    private int free(long mask) {
        int slot = MaskSet.place(mask, masks.length);
        while (masks[slot] != FREE) {
            slot = (slot + 1) & (masks.length - 1);
        }
        return slot;
    }

    /** Before there are any numbers. */
    private void grow() {
        long[] oldMasks = masks;
        long[] oldLines = lines;
        long[] oldSaid = said;
        BigInteger[] oldBig = saidBig;
        int length = 2 * oldMasks.length;
        masks = new long[length];
        lines = new long[length];
        said = new long[length];
        saidBig = new BigInteger[oldBig.length == 0 ? 0 : length];
        numbers = new long[length][];
        Arrays.fill(masks, FREE);
        for (int old = 0; old < oldMasks.length; old++) {
            if (oldMasks[old] != FREE) {
                int slot = free(oldMasks[old]);
                masks[slot] = oldMasks[old];
                lines[slot] = oldLines[old];
                said[slot] = oldSaid[old];
                if (oldBig.length > 0) {
                    saidBig[slot] = oldBig[old];
                }
            }
        }
    }

    /** Where a boundary stands; -1 when it is not listed. */
    int slot(long mask) {
        int slot = MaskSet.place(mask, masks.length);
        while (masks[slot] != mask) {
            if (masks[slot] == FREE) {
                return -1;
            }
            slot = (slot + 1) & (masks.length - 1);
        }
        return slot;
    }

    int slots() {
        return masks.length;
    }

    /** The boundary in a slot; negative when there is none. */
    long mask(int slot) {
        return masks[slot];
    }

    /** The numbers of a boundary; null while they are all zero. */
    long[] numbers(int slot) {
        return numbers[slot];
    }

    /** The same, made if need be. */
    long[] ensureNumbers(int slot, int count) throws Refusal {
        if (numbers[slot] == null) {
            memory.take((long) count * words * Long.BYTES);
            numbers[slot] = new long[count * words];
        }
        return numbers[slot];
    }

    /** Takes over an array that is not used elsewhere any more. */
    void give(int slot, long[] given) {
        numbers[slot] = given;
    }

    /** How many longs a number has. */
    int words() {
        return words;
    }

    /** The length in bits of the largest sum of numbers. */
    int bits() {
        return bits;
    }

    /** Makes numbers that long, or more; there are none, or they become longer. */
    void widen(int wider) throws Refusal {
        for (int slot = 0; slot < masks.length; slot++) {
            if (numbers[slot] != null) {
                // Planes follow each other, so that zeros at the end are higher words.
                int length = numbers[slot].length / words * wider;
                memory.take((long) (length - numbers[slot].length) * Long.BYTES);
                numbers[slot] = Arrays.copyOf(numbers[slot], length);
            }
        }
        words = wider;
    }

    /** Compares what was found with what the certificate says. */
    void verify(int item) throws Refusal {
        long first = Long.MAX_VALUE;
        String message = "";
        for (int slot = 0; slot < masks.length; slot++) {
            if (masks[slot] != FREE && lines[slot] < first) {
                BigInteger found = sum(slot);
                if (!found.equals(said[slot] == BIG ? saidBig[slot] : BigInteger.valueOf(said[slot]))) {
                    first = lines[slot];
                    message = "There are %s ways to the boundary %s before row %,d of the order, not so many as said."
                            .formatted(Refusal.quote(found.toString()), Long.toHexString(masks[slot]), item + 1);
                }
                if (said[slot] == 0) {
                    numbers[slot] = null;
                }
            }
        }
        if (!message.isEmpty()) {
            throw new Refusal(message, first);
        }
    }

    /** The sum of a boundary's numbers. */
    private BigInteger sum(int slot) {
        if (numbers[slot] == null) {
            return BigInteger.ZERO;
        }
        if (words > 1) {
            return SweepNumbers.sum(numbers[slot], words);
        }
        long low = 0;
        long high = 0;
        for (long number : numbers[slot]) {
            low += number;
            high += Long.compareUnsigned(low, number) < 0 ? 1 : 0;
        }
        return high == 0 && low >= 0 ? BigInteger.valueOf(low) : SweepNumbers.sum(new long[] {low, high}, 2);
    }

    /** Numbers of a boundary, one by one. */
    BigInteger number(long[] all, int index) {
        return SweepNumbers.number(all, words, index);
    }

    /** Numbers of several words, in planes. */
    private static final class SweepNumbers {
        private SweepNumbers() {}

        static BigInteger number(long[] numbers, int words, int index) {
            int plane = numbers.length / words;
            ByteBuffer bytes = ByteBuffer.allocate(words * Long.BYTES);
            for (int word = words - 1; word >= 0; word--) {
                bytes.putLong(numbers[index + word * plane]);
            }
            return new BigInteger(1, bytes.array());
        }

        static BigInteger sum(long[] numbers, int words) {
            BigInteger sum = BigInteger.ZERO;
            for (int i = 0; i < numbers.length / words; i++) {
                sum = sum.add(number(numbers, words, i));
            }
            return sum;
        }
    }
}
