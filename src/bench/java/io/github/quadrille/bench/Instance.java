package io.github.quadrille.bench;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;

/**
 * A puzzle file, and what is asked about it.
 *
 * @param file from the folder of the project
 */
record Instance(String file, Task task, Puzzle puzzle) {
    static Instance of(String file, Task task) {
        try {
            return new Instance(file, task, PuzzleReader.read(file));
        } catch (UnusableInput e) {
            throw new IllegalStateException(e);
        }
    }

    /** The name of the file alone. */
    String name() {
        return file.replaceAll(".*/|\\.yaml", "");
    }
}
