package io.github.quadrille.io.burrtools;

import io.github.quadrille.core.puzzle.Puzzle;

import java.util.List;

/**
 * A puzzle out of another program's file.
 *
 * @param leftOut what the file says that a puzzle does not, and that does not matter for packing; a sentence each
 */
public record ImportedPuzzle(Puzzle puzzle, List<String> leftOut) {
    /** Keeps a copy. */
    public ImportedPuzzle {
        leftOut = List.copyOf(leftOut);
    }
}
