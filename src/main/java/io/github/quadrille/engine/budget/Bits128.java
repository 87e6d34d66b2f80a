package io.github.quadrille.engine.budget;

/**
 * Holds 128 bits in two words of 64 bits. Some neighbouring bits together can be a number. Addition carries nothing
 * from the lower word to the higher word, so the sum of two lower words must not overflow.
 *
 * @param low the bits 0 to 63
 * @param high the bits 64 to 127
 */
record Bits128(long low, long high) {
    static final Bits128 NONE = new Bits128(0, 0);

    static Bits128 bit(int index) {
        return index < Long.SIZE ? new Bits128(1L << index, 0) : new Bits128(0, 1L << index);
    }

    /** Returns the bits from {@code from} up to, but not including, {@code to}. */
    static Bits128 range(int from, int to) {
        Bits128 bits128 = NONE;
        for (int index = from; index < to; index++) {
            bits128 = bits128.plus(bit(index));
        }
        return bits128;
    }

    /** Returns a number that is shifted up so that its lowest bit is at a given position. */
    static Bits128 number(int value, int from) {
        Bits128 bits128 = NONE;
        for (int index = 0; index < Integer.SIZE; index++) {
            bits128 = ((value >>> index) & 1) == 0 ? bits128 : bits128.plus(bit(from + index));
        }
        return bits128;
    }

    Bits128 plus(Bits128 other) {
        return new Bits128(low + other.low, high + other.high);
    }

    Bits128 minus(Bits128 other) {
        return new Bits128(low - other.low, high - other.high);
    }

    Bits128 and(Bits128 other) {
        return new Bits128(low & other.low, high & other.high);
    }

    Bits128 shiftedDown() {
        return new Bits128((low >>> 1) | (high << (Long.SIZE - 1)), high >>> 1);
    }

    Bits128 shiftedUp() {
        return new Bits128(low << 1, (high << 1) | (low >>> (Long.SIZE - 1)));
    }

    boolean isNone() {
        return low == 0 && high == 0;
    }
}
