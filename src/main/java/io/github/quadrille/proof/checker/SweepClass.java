package io.github.quadrille.proof.checker;

import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/** The combinations of counts that may go with a boundary, as far as its area and its invariants tell; numbered from 0. */
final class SweepClass {
    private final long[] codes;
    private final SweepShift[] shifts;

    /**
     * @param codes ascending
     */
    SweepClass(long[] codes, int kinds) {
        this.codes = codes;
        this.shifts = new SweepShift[kinds];
    }

    int size() {
        return codes.length;
    }

    long code(int index) {
        return codes[index];
    }

    private int indexOf(long code) {
        return Arrays.binarySearch(codes, code);
    }

    /** Where the combinations go when one of a kind is used, or null when that is not known yet. */
    SweepShift shift(int kind) {
        return shifts[kind];
    }

    void setShift(int kind, SweepShift shift) {
        shifts[kind] = shift;
    }

    /** Where the combinations of this class go in another, by their codes there; -1 for those that go nowhere. */
    SweepShift to(SweepClass target, LongUnaryOperator next) {
        int[] indices = new int[codes.length];
        for (int i = 0; i < codes.length; i++) {
            long code = next.applyAsLong(codes[i]);
            indices[i] = code < 0 ? -1 : target.indexOf(code);
        }
        return new SweepShift(target, indices);
    }
}
