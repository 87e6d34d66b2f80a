package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.exactcover.KindItem;

/**
 * Says how many pieces of a kind are to be used: from {@code min} to {@code max}, both included.
 *
 * <pre>{@code
 * System.out.println(new CountRange(1, 3).words()); // 1 to 3
 * System.out.println(CountRange.exactly(2)); // 2
 * System.out.println(CountRange.ANY.contains(1000)); // true
 * }</pre>
 */
public record CountRange(int min, int max) {
    /** The {@code max} of a range that is open above. */
    public static final int UNBOUNDED = KindItem.UNBOUNDED;

    /** As many as one likes, none included. */
    public static final CountRange ANY = new CountRange(0, UNBOUNDED);

    /**
     * @throws IllegalArgumentException when negative or empty
     */
    public CountRange {
        if (min < 0 || max < min) {
            throw new IllegalArgumentException("There is no count from " + min + " to " + max + ".");
        }
    }

    /** This number and no other. */
    public static CountRange exactly(int count) {
        return new CountRange(count, count);
    }

    /**
     * How many are still to be laid when so many are.
     *
     * @throws IllegalArgumentException when those are too many
     */
    public CountRange without(int laid) {
        return new CountRange(Math.max(0, min - laid), isOpen() ? max : max - laid);
    }

    /** How many are to be laid in all when so many are laid and these are still to be. */
    CountRange with(int laid) {
        return new CountRange(min + laid, isOpen() ? max : max + laid);
    }

    /** Whether it is this number and no other. */
    public boolean isExactly(int number) {
        return min == number && max == number;
    }

    /** Whether there is no maximum. */
    public boolean isOpen() {
        return max == UNBOUNDED;
    }

    /** Whether a count is neither too small nor too large. */
    public boolean contains(int count) {
        return min <= count && count <= max;
    }

    /** In the words of a sentence: {@code 3}, {@code 1 to 3}, {@code at least 2}, {@code at most 3}, {@code any number}. */
    public String words() {
        if (min == max) {
            return Integer.toString(min);
        }
        if (isOpen()) {
            return min == 0 ? "any number" : "at least " + min;
        }
        return min == 0 ? "at most " + max : min + " to " + max;
    }

    /** In the words of a puzzle file: {@code 3}, {@code 1..3}, {@code 2..}, {@code any}. */
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
