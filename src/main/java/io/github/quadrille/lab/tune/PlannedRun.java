package io.github.quadrille.lab.tune;

import io.github.quadrille.lab.local.Method;
import io.github.quadrille.core.puzzle.Puzzle;


/** A run to be made. */
record PlannedRun(Method method, Puzzle puzzle, long seed) {}
