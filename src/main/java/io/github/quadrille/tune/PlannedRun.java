package io.github.quadrille.tune;

import io.github.quadrille.local.Method;
import io.github.quadrille.puzzle.Puzzle;

/** A run to be made. */
record PlannedRun(Method method, Puzzle puzzle, long seed) {}
