package io.github.quadrille.app.cli.lab;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.compare.RunResult;
import java.util.Optional;

/**
 * A line of a file of results.
 *
 * @param method what the table calls its row
 * @param cost what its cost counts, if the line says so
 */
record ReportedRow(String method, Optional<String> cost, Puzzle puzzle, RunResult run) {}
