package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.exactcover.KindItem;

/**
 * Holds how many pieces of a kind may be used: from {@code min} to {@code max}, both included.
 *
 * <pre>{@code
 * System.out.println(new CountRange(1, 3).words()); // 1 to 3
 * System.out.println(CountRange.exactly(2)); // 2
 * System.out.println(CountRange.ANY.contains(1000)); // true
 * }</pre>
 */
public record CountRange(int min, int max) {
    /** A range without a maximum has this {@code max}. */
    public static final int UNBOUNDED = KindItem.UNBOUNDED;

    /** This range allows any number of pieces, and also none. */
    public static final CountRange ANY = new CountRange(0, UNBOUNDED);

    /**
     * Checks the range.
     *
     * @throws IllegalArgumentException when {@code min} is negative or greater than {@code max}
     */
    public CountRange {
        if (min < 0 || max < min) {
            throw new IllegalArgumentException("A range of counts cannot go from " + min + " to " + max + ".");
        }
    }

    /** Returns the range that contains this number only. */
    public static CountRange exactly(int count) {
        return new CountRange(count, count);
    }

    /**
     * Returns how many more pieces may be laid when some are already laid.
     *
     * @param laid the number of pieces that are laid
     * @throws IllegalArgumentException when {@code laid} is greater than the maximum
     */
    public CountRange without(int laid) {
        return new CountRange(Math.max(0, min - laid), isOpen() ? max : max - laid);
    }

    /**
     * Returns the range for all pieces of a kind. This range counts only the pieces that are still to be laid.
     *
     * @param laid the number of pieces that are already laid
     */
    CountRange with(int laid) {
        return new CountRange(min + laid, isOpen() ? max : max + laid);
    }

    /** Returns whether the range contains this number only. */
    public boolean isExactly(int number) {
        return min == number && max == number;
    }

    /** Returns whether there is no maximum. */
    public boolean isOpen() {
        return max == UNBOUNDED;
    }

    /** Returns whether a count is in this range. */
    public boolean contains(int count) {
        return min <= count && count <= max;
    }

    /**
     * Returns the range in words for a sentence: {@code 3}, {@code 1 to 3}, {@code at least 2}, {@code at most 3},
     * {@code any number}.
     */
    public String words() {
        if (min == max) {
            return Integer.toString(min);
        }
        if (isOpen()) {
            return min == 0 ? "any number" : "at least " + min;
        }
        return min == 0 ? "at most " + max : min + " to " + max;
    }

    /** Returns the range as in a puzzle file: {@code 3}, {@code 1..3}, {@code 2..}, {@code any}. */
    @Override
    public String toString() {
        if (min == max) {
            return Integer.toString(min);
        }
        if (isOpen()) {
            return min == 0 ? "any" : min + "..";
        }
        return min + ".." + max;
    }
}
