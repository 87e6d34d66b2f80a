package io.github.quadrille.engine.frontier;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Holds the combinations of counts that are possible with one area and the colours of its cells. They are numbered from
 * 0 in ascending order of their codes.
 */
final class CountClass {
    private final int area;
    private final int colours;
    private final long[] codes;
    private final AtomicReferenceArray<CountShift> shifts;

    /**
     * Makes a class.
     * @param area the area passed
     * @param colours the parity of the dark cells for each colouring, as bits, and the phase of a kind's turn
     * @param codes the codes of the combinations, in ascending order
     * @param shifts the number of possible steps from this class
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

    /** Returns the number of the combination with a code, or -1 when there is none. */
    int indexOf(long code) {
        return Math.max(-1, Arrays.binarySearch(codes, code));
    }

    /** Returns the shifts from this class that were needed so far; {@link CountVectors} fills them in. */
    AtomicReferenceArray<CountShift> shifts() {
        return shifts;
    }
}
