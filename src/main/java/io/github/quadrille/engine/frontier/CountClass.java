package io.github.quadrille.engine.frontier;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** The combinations of counts that go with one area and its colours, numbered from 0 in ascending order of their codes. */
final class CountClass {
    private final int area;
    private final int colours;
    private final long[] codes;
    private final AtomicReferenceArray<CountShift> shifts;

    /**
     * @param shifts how many ways there are to go on
     */
    CountClass(int area, int colours, long[] codes, int shifts) {
        this.area = area;
        this.colours = colours;
        this.codes = codes;
        this.shifts = new AtomicReferenceArray<>(shifts);
    }

    int area() {
        return area;
    }

    int colours() {
        return colours;
    }

    int size() {
        return codes.length;
    }

    long code(int index) {
        return codes[index];
    }

    /** -1 when there is none. */
    int indexOf(long code) {
        return Math.max(-1, Arrays.binarySearch(codes, code));
    }

    /** The ways to go on that were asked for so far; filled by {@link CountVectors}. */
    AtomicReferenceArray<CountShift> shifts() {
        return shifts;
    }
}
