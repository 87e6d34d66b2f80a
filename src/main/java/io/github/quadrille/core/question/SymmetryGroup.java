package io.github.quadrille.core.question;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;

/**
 * Chooses which packings count as one: those that a symmetry of the puzzle in this group maps to each other.
 *
 * <p>Example: {@link ClassCount}
 */
public enum SymmetryGroup {
    /** This group has only the identity, so that every packing counts. */
    TRIVIAL,
    /** This group has all symmetries of the puzzle. */
    FULL,
    /**
     * This group has the symmetries that can be done by hand to the packed board. Mirror images are different where no
     * turn makes them equal.
     */
    TURNS;

    /** Returns the full group where packings are wanted up to symmetry, and otherwise the trivial group. */
    public static SymmetryGroup of(boolean upToSymmetry) {
        return upToSymmetry ? FULL : TRIVIAL;
    }

    /** Returns the symmetries of a puzzle that are in this group. For the trivial group it returns all of them. */
    public PuzzleSymmetries symmetries(Puzzle puzzle) {
        return this == TURNS ? PuzzleSymmetries.turnsOf(puzzle) : PuzzleSymmetries.of(puzzle);
    }
}
