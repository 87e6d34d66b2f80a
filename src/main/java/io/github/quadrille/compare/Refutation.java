package io.github.quadrille.compare;

/**
 * Something that a run claims and that is wrong.
 *
 * @param run its number, counted from 1
 * @param sentence what speaks against it
 */
public record Refutation(int run, long seed, String sentence) {
    /** How many per method and puzzle people are shown; files have all. */
    public static final int SHOWN = 3;
}
