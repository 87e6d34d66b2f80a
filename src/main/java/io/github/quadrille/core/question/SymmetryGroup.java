package io.github.quadrille.core.question;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;

/**
 * Says which packings are taken for one: those that a symmetry of the puzzle in this group maps to each other.
 *
 * <p>Example: {@link ClassCount}
 */
public enum SymmetryGroup {
    /** The identity alone, so that every packing is one by itself. */
    TRIVIAL,
    /** All symmetries of the puzzle. */
    FULL,
    /** Those that could be done by hand to the packed board, so that mirror images are different where no turn makes them. */
    TURNS;

    /** The full group where packings are to be one up to symmetry. */
    public static SymmetryGroup of(boolean upToSymmetry) {
        return upToSymmetry ? FULL : TRIVIAL;
    }

    /** The symmetries of a puzzle that are in it; those of the trivial group are all, which it tells packings apart by. */
    public PuzzleSymmetries symmetries(Puzzle puzzle) {
        return this == TURNS ? PuzzleSymmetries.turnsOf(puzzle) : PuzzleSymmetries.of(puzzle);
    }
}
