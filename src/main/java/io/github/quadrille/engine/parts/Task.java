package io.github.quadrille.engine.parts;

import io.github.quadrille.core.puzzle.Puzzle;


/** What one worker does at a time: a question about a puzzle, under a name. */
public interface Task {
    /** A name that no other task of the same head has. */
    String id();

    Puzzle puzzle();
}
