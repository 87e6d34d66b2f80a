package io.github.quadrille.app.generate;

import io.github.quadrille.core.puzzle.Puzzle;


/**
 * A try of a search for puzzles that depends on nothing but itself, so that others can make it before it is its turn, to see
 * whether it leads anywhere.
 */
public sealed interface GenerationAttempt permits Punching, DesignRound {
    /** The board, and what may lie on it. */
    Puzzle puzzle();

    /** Whether it finds a puzzle, while there is patience. */
    boolean succeeds(GenerationClock generationClock);
}
