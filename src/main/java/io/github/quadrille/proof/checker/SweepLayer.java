package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Holds the boundaries that a certificate lists before one row, in a hash table with a slot for each boundary. For each
 * boundary it holds the number of ways that the certificate claims, and the numbers that the checker finds, one for
 * each combination of counter values.
 */
final class SweepLayer {
    /** A boundary takes this many bytes in a table that has just grown, without the numbers of the boundary. */
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
     * Creates a layer without boundaries.
     *
     * @param line the line where the list of its boundaries begins
     * @param memory the account of the memory in use
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

    /**
     * Adds a boundary that the certificate lists. It must not be in this layer yet.
     *
     * @param mask the boundary, with a bit for each row ahead that is covered
     * @param ways the number of ways that the certificate claims
     * @param itsLine the line of the certificate that lists the boundary
     */
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

    /** Doubles the table. The layer must not have any numbers yet. */
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

    /** Returns the slot of a boundary; -1 if it is not listed. */
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

    /** Returns the boundary in a slot; a negative number if the slot is free. */
    long mask(int slot) {
        return masks[slot];
    }

    /**
     * Returns the numbers of ways that were found for the boundary in a slot. If the result is null, all these numbers
     * are zero.
     */
    long[] numbers(int slot) {
        return numbers[slot];
    }

    /**
     * Returns the numbers of ways that were found for the boundary in a slot. If there are no numbers yet, creates an
     * array of zeros for this boundary.
     */
    long[] ensureNumbers(int slot, int count) throws Refusal {
        if (numbers[slot] == null) {
            memory.take((long) count * words * Long.BYTES);
            numbers[slot] = new long[count * words];
        }
        return numbers[slot];
    }

    /** Sets the numbers of the boundary in a slot. The caller must not use the array any more. */
    void give(int slot, long[] given) {
        numbers[slot] = given;
    }

    /** Returns how many longs each number takes. */
    int words() {
        return words;
    }

    /** Returns the length in bits of the largest number of ways that the certificate claims. */
    int bits() {
        return bits;
    }

    /** Widens each number to this many longs. The caller must not ask for fewer longs than a number has. */
    void widen(int wider) throws Refusal {
        for (int slot = 0; slot < masks.length; slot++) {
            if (numbers[slot] != null) {
                // The lowest words of all numbers are stored first, then all next higher words. So zeros appended at
                // the end are higher words.
                int length = numbers[slot].length / words * wider;
                memory.take((long) (length - numbers[slot].length) * Long.BYTES);
                numbers[slot] = Arrays.copyOf(numbers[slot], length);
            }
        }
        words = wider;
    }

    /**
     * Compares, for each boundary, the sum of the found numbers with the claim of the certificate. Refuses the first
     * boundary whose sum differs.
     */
    void verify(int item) throws Refusal {
        long first = Long.MAX_VALUE;
        String message = "";
        for (int slot = 0; slot < masks.length; slot++) {
            if (masks[slot] != FREE && lines[slot] < first) {
                BigInteger found = sum(slot);
                if (!found.equals(said[slot] == BIG ? saidBig[slot] : BigInteger.valueOf(said[slot]))) {
                    first = lines[slot];
                    message =
                            "There are %s ways to the boundary %s before row %,d of the order, which is not the number stated."
                                    .formatted(
                                            Refusal.quote(found.toString()), Long.toHexString(masks[slot]), item + 1);
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

    /** Returns the sum of a boundary's numbers. */
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

    /** Returns the number at an index, from the array of all numbers of a boundary. */
    BigInteger number(long[] all, int index) {
        return SweepNumbers.number(all, words, index);
    }

    /**
     * Reads numbers that take several 64-bit words each. The lowest words of all numbers are stored first, then all
     * next higher words.
     */
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
