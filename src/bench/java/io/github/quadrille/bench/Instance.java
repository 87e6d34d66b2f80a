package io.github.quadrille.bench;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;

/**
 * Holds a puzzle file and the task on it.
 *
 * @param file the path from the folder of the project
 */
record Instance(String file, Task task, Puzzle puzzle) {
    static Instance of(String file, Task task) {
        try {
            return new Instance(file, task, PuzzleReader.read(file));
        } catch (UnusableInput e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the name of the file without folders and ending. */
    String name() {
        return file.replaceAll(".*/|\\.yaml", "");
    }
}
