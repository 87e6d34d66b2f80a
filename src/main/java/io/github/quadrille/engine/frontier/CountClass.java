package io.github.quadrille.engine.frontier;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Lists the combinations of piece counts that are possible when the frontier has passed a given area. For each
 * colouring of the cells, the class also says whether this area has an odd number of dark cells. The combinations are
 * numbered from 0, in ascending order of their codes.
 */
final class CountClass {
    private final int area;
    private final int colours;
    private final long[] codes;
    private final AtomicReferenceArray<CountShift> shifts;

    /**
     * Makes a class.
     *
     * @param area the number of cells passed or covered
     * @param colours one bit for each colouring, which says whether the area has an odd number of dark cells; above
     *     these bits, whether a kind that is used once is unused, usable now or used
     * @param codes the codes of the combinations, in ascending order
     * @param shifts how many different changes of the counts are possible in one step
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

    /** Returns the index of the combination with a code, or -1 if the class does not have this combination. */
    int indexOf(long code) {
        return Math.max(-1, Arrays.binarySearch(codes, code));
    }

    /** Returns the shifts from this class that have been needed so far. {@link CountVectors} fills them in. */
    AtomicReferenceArray<CountShift> shifts() {
        return shifts;
    }
}
