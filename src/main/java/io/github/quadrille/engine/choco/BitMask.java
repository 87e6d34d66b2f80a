package io.github.quadrille.engine.choco;

import java.util.Arrays;

/**
 * A fixed bit set that stores only the words between its first and its last one.
 */
final class BitMask {
    private final int from;
    private final long[] words;

    private BitMask(int from, long[] words) {
        this.from = from;
        this.words = words;
    }

    static BitMask of(long[] bits) {
        int from = 0;
        int to = bits.length;
        while (from < to && bits[from] == 0) {
            from++;
        }
        while (to > from && bits[to - 1] == 0) {
            to--;
        }
        return new BitMask(from, Arrays.copyOfRange(bits, from, to));
    }

    /** Its first word. */
    int from() {
        return from;
    }

    /** The word after its last one. */
    int to() {
        return from + words.length;
    }

    long word(int w) {
        return words[w - from];
    }

    /**
     * How many bits it shares with another set whose words before {@code first} are zero, or any number from
     * {@code enough} on when there are so many. The last words come first: behind the frontier of a search they are
     * the full ones, so that counting ends soon.
     */
    int count(long[] bits, int first, int enough) {
        int count = 0;
        int end = Math.max(from, first);
        for (int w = from + words.length - 1; w >= end && count < enough; w--) {
            count += Long.bitCount(bits[w] & words[w - from]);
        }
        return count;
    }

    /**
     * Takes its bits out of another set.
     *
     * @param start where that set begins in its array
     */
    void clearIn(long[] bits, int start) {
        for (int w = 0; w < words.length; w++) {
            bits[start + from + w] &= ~words[w];
        }
    }
}
