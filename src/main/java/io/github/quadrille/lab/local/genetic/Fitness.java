package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.core.puzzle.Puzzle;

/**
 * A {@code Fitness} is the quality of a sequence, after the fitter has placed it. Each mandatory cell that is covered
 * counts 100. The Manhattan distances of all pairs of mandatory cells left empty are subtracted twice, once or not at
 * all, depending on the rules. Distances go the shorter way around joined edges.
 *
 * @param value the value of the sequence
 * @param covered the number of mandatory cells covered
 * @param missing the number of pieces that the minima of the kinds still require; it only decides between equal values,
 *     so that a packing is better than a covering that is not one
 */
public record Fitness(long value, int covered, int missing) {
    /** Returns the value of a packing, which leaves nothing empty. */
    static long ofPacking(Puzzle puzzle) {
        return (long) Fitter.PER_CELL * puzzle.region().mandatorySize();
    }

    boolean isBetterThan(Fitness other) {
        return value > other.value || (value == other.value && missing < other.missing);
    }
}
