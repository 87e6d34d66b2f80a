package io.github.quadrille.core.exactcover;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Limits how many options of a set may be chosen, in addition to the limits of cells and kinds. There may be as many
 * rows as options, with a few options each. So a row stores one number for each of its options, and not a bit for each
 * option of the cover.
 */
public final class RowItem {
    private final int[] members;
    private final int min;
    private final int max;

    /**
     * Makes a row with a copy of its options.
     *
     * @param options any options of the cover
     * @param min the least number of these options in a solution
     * @param max the greatest number of these options in a solution; {@link KindItem#UNBOUNDED} for any number
     */
    public RowItem(BitSet options, int min, int max) {
        this.members = options.stream().toArray();
        this.min = min;
        this.max = max;
    }

    /** Returns a copy of the options. */
    public BitSet options() {
        BitSet options = new BitSet();
        for (int option : members) {
            options.set(option);
        }
        return options;
    }

    /** Returns the options, ascending. The caller must not change the array. */
    int[] members() {
        return members;
    }

    /** Returns whether the row contains an option. The time is logarithmic in the number of its options. */
    boolean has(int option) {
        return Arrays.binarySearch(members, option) >= 0;
    }

    /** Returns the least number of the row's options in a solution. */
    public int min() {
        return min;
    }

    /** Returns the greatest number of the row's options in a solution, or {@link KindItem#UNBOUNDED}. */
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
