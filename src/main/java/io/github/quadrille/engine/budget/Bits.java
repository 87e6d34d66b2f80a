package io.github.quadrille.engine.budget;

/**
 * 128 bits, or a number of as many that is added to others without a carry from one word to the other.
 *
 * @param low bits 0 to 63
 * @param high bits 64 to 127
 */
record Bits(long low, long high) {
    static final Bits NONE = new Bits(0, 0);

    static Bits bit(int index) {
        return index < Long.SIZE ? new Bits(1L << index, 0) : new Bits(0, 1L << index);
    }

    /** From one bit on, up to but without another. */
    static Bits range(int from, int to) {
        Bits bits = NONE;
        for (int index = from; index < to; index++) {
            bits = bits.plus(bit(index));
        }
        return bits;
    }

    /** A number that begins at a bit. */
    static Bits number(int value, int from) {
        Bits bits = NONE;
        for (int index = 0; index < Integer.SIZE; index++) {
            bits = ((value >>> index) & 1) == 0 ? bits : bits.plus(bit(from + index));
        }
        return bits;
    }

    Bits plus(Bits other) {
        return new Bits(low + other.low, high + other.high);
    }

    Bits minus(Bits other) {
        return new Bits(low - other.low, high - other.high);
    }

    Bits and(Bits other) {
        return new Bits(low & other.low, high & other.high);
    }

    Bits shiftedDown() {
        return new Bits((low >>> 1) | (high << (Long.SIZE - 1)), high >>> 1);
    }

    Bits shiftedUp() {
        return new Bits(low << 1, (high << 1) | (low >>> (Long.SIZE - 1)));
    }

    boolean isNone() {
        return low == 0 && high == 0;
    }
}
