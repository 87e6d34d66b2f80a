package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import java.util.Map;

/**
 * A row of runs of another program.
 *
 * @param word what the row is called
 * @param source where they are reported
 * @param costWords what its cost counts
 * @param runs by puzzle, with what the report itself says against them
 */
public record ReportedMethod(String word, String source, String costWords, Map<Puzzle, List<RunResult>> runs) {}
