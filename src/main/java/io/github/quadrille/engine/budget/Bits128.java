package io.github.quadrille.engine.budget;

/**
 * 128 bits, or a number of as many that is added to others without a carry from one word to the other.
 *
 * @param low bits 0 to 63
 * @param high bits 64 to 127
 */
record Bits128(long low, long high) {
    static final Bits128 NONE = new Bits128(0, 0);

    static Bits128 bit(int index) {
        return index < Long.SIZE ? new Bits128(1L << index, 0) : new Bits128(0, 1L << index);
    }

    /** From one bit on, up to but without another. */
    static Bits128 range(int from, int to) {
        Bits128 bits128 = NONE;
        for (int index = from; index < to; index++) {
            bits128 = bits128.plus(bit(index));
        }
        return bits128;
    }

    /** A number that begins at a bit. */
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
