package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.core.puzzle.Puzzle;

/**
 * A {@code Fitness} is the quality of a sequence, after the fitter has placed its pieces. Each mandatory cell that is
 * covered adds 100. The distances between all pairs of empty mandatory cells are subtracted. The distance between two
 * cells is the sum of their distances in layers, rows and columns. If opposite edges of the board are joined, distances
 * go the shorter way around. Depending on the rules, the distance of each pair is subtracted twice, once or not at all.
 *
 * @param value the value of the sequence
 * @param covered the number of mandatory cells covered
 * @param missing the number of pieces that the minima of the kinds still require; it only decides between equal values,
 *     so that a packing is better than other pieces that cover all cells
 */
public record Fitness(long value, int covered, int missing) {
    /** Returns the value of a packing, in which no mandatory cell is empty. */
    static long ofPacking(Puzzle puzzle) {
        return (long) Fitter.PER_CELL * puzzle.region().mandatorySize();
    }

    boolean isBetterThan(Fitness other) {
        return value > other.value || (value == other.value && missing < other.missing);
    }
}
