package io.github.quadrille.lab.compare;

import java.util.OptionalLong;

/**
 * Something that a run claims and that is wrong.
 *
 * @param run its number, counted from 1
 * @param seed what repeats it, where that is known
 * @param sentence what speaks against it
 */
public record RefutedClaim(int run, OptionalLong seed, String sentence) {
    /** How many per method and puzzle people are shown; files have all. */
    public static final int SHOWN = 3;

    /** For people: which run, and what is wrong. */
    public String words() {
        return seed.isPresent()
                ? "run %d (seed %d): %s".formatted(run, seed.getAsLong(), sentence)
                : "run %d: %s".formatted(run, sentence);
    }
}
