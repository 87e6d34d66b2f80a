package io.github.quadrille.lab.clear;

import java.util.Arrays;

/**
 * Holds the squares with red tokens and the squares with blue tokens. Each square has two bits in one array of words of
 * 64 bits. The first half of the array is for the red tokens, the second half for the blue tokens. After the
 * construction of a position, its words do not change.
 */
final class Position {
    private final long[] words;

    Position(long[] words) {
        this.words = words;
    }

    long red(int word) {
        return words[word];
    }

    long blue(int word) {
        return words[words.length / 2 + word];
    }

    long taken(int word) {
        return words[word] | words[words.length / 2 + word];
    }

    boolean isRed(int square) {
        return Grid.has(words, square);
    }

    boolean isBlue(int square) {
        return (blue(square / Long.SIZE) >>> square & 1) != 0;
    }

    boolean isTaken(int square) {
        return (taken(square / Long.SIZE) >>> square & 1) != 0;
    }

    long[] copyOfRed() {
        return Arrays.copyOf(words, words.length / 2);
    }

    /** Returns the squares without a token. Bits that stand for no square of the board can be set, too. */
    long[] copyOfEmpty() {
        long[] empty = new long[words.length / 2];
        Arrays.setAll(empty, word -> ~taken(word));
        return empty;
    }

    long[] copyOfWords() {
        return words.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position position && Arrays.equals(words, position.words);
    }

    @Override
    public int hashCode() {
        long hash = 0;
        for (long word : words) {
            hash = (hash ^ word) * 0x9e3779b97f4a7c15L;
            hash ^= hash >>> 32;
        }
        return (int) (hash ^ hash >>> 17);
    }
}
