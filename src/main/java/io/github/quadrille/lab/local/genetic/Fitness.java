package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.core.puzzle.Puzzle;

/**
 * How well a sequence does, after the fitter has laid it.
 *
 * @param value 100 for each mandatory cell covered, less the Manhattan distances of all pairs of mandatory cells left
 *     empty, twice, once or not at all by the rules; where edges meet, the shorter way counts
 * @param covered mandatory cells covered
 * @param missing how many more pieces the minima of the bag ask for; it only tells equal values apart, so that a
 *     packing is better than a covering that is none
 */
public record Fitness(long value, int covered, int missing) {
    /** The value of a packing, which leaves nothing empty. */
    static long ofPacking(Puzzle puzzle) {
        return (long) Fitter.PER_CELL * puzzle.region().mandatorySize();
    }

    boolean isBetterThan(Fitness other) {
        return value > other.value || (value == other.value && missing < other.missing);
    }
}
