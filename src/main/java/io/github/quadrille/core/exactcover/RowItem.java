package io.github.quadrille.core.exactcover;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Bounds how many of some options are chosen, beside those on a cell and of a kind. There may be as many rows as options, of a few
 * options each, so that memory is a number for each option in it.
 */
public final class RowItem {
    private final int[] members;
    private final int min;
    private final int max;

    /**
     * Keeps a copy.
     *
     * @param options any of the cover's
     * @param min how many of them are to be chosen at least
     * @param max and at most; {@link KindItem#UNBOUNDED} for any number
     */
    public RowItem(BitSet options, int min, int max) {
        this.members = options.stream().toArray();
        this.min = min;
        this.max = max;
    }

    /** Returns the options; a copy. */
    public BitSet options() {
        BitSet options = new BitSet();
        for (int option : members) {
            options.set(option);
        }
        return options;
    }

    /** Returns the options, ascending; not to be changed. */
    int[] members() {
        return members;
    }

    /** Says whether an option is one of them; logarithmic in their number. */
    boolean has(int option) {
        return Arrays.binarySearch(members, option) >= 0;
    }

    /** Says how many of them are to be chosen at least. */
    public int min() {
        return min;
    }

    /** Says how many of them are to be chosen at most, or {@link KindItem#UNBOUNDED}. */
    public int max() {
        return max;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RowItem row && min == row.min && max == row.max && Arrays.equals(members, row.members);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(members) + min) + max;
    }

    @Override
    public String toString() {
        return "%d..%d of %s".formatted(min, max, Arrays.toString(members));
    }
}
