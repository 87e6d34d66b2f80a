package io.github.quadrille.core.question;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;

/**
 * Chooses which packings count as one. Two packings count as one if a symmetry of the puzzle in this group maps one to
 * the other.
 *
 * <p>Example: {@link ClassCount}
 */
public enum SymmetryGroup {
    /** This group has only the identity, so every packing counts by itself. */
    TRIVIAL,
    /** This group has all symmetries of the puzzle. */
    FULL,
    /**
     * This group has the symmetries without a flip, such as turns of the packed board. Two packings that are mirror
     * images count as different, unless a turn makes them equal.
     */
    TURNS;

    /** Returns the full group if packings are wanted up to symmetry, and otherwise the trivial group. */
    public static SymmetryGroup of(boolean upToSymmetry) {
        return upToSymmetry ? FULL : TRIVIAL;
    }

    /**
     * Returns the symmetries of a puzzle that are in this group. There is one exception: for the trivial group, it
     * returns the symmetries of the full group.
     */
    public PuzzleSymmetries symmetries(Puzzle puzzle) {
        return this == TURNS ? PuzzleSymmetries.turnsOf(puzzle) : PuzzleSymmetries.of(puzzle);
    }
}
