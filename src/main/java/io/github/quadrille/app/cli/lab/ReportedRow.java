package io.github.quadrille.app.cli.lab;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.compare.RunResult;
import java.util.Optional;

/**
 * Holds a line of a file of results.
 *
 * @param method the name that the line gives for the method
 * @param cost what the cost counts, if the line says so
 */
record ReportedRow(String method, Optional<String> cost, Puzzle puzzle, RunResult run) {}
