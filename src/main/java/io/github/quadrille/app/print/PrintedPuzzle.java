package io.github.quadrille.app.print;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;

import java.util.Optional;

/**
 * A puzzle for paper.
 *
 * @param title what stands above it
 * @param solution one of its packings, if it is to be printed
 */
public record PrintedPuzzle(String title, Puzzle puzzle, Optional<Packing> solution) {
    /** With the puzzle's name above it. */
    public PrintedPuzzle(Puzzle puzzle, Optional<Packing> solution) {
        this(puzzle.name(), puzzle, solution);
    }
}
