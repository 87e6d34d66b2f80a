package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import java.util.Map;

/**
 * A {@code ReportedMethod} is a row of a comparison whose runs another program made.
 *
 * @param word the name of the row
 * @param source the file that reports the runs
 * @param costWords a phrase that says what the cost counts
 * @param runs the runs for each puzzle, with the refutations that the report itself contains
 */
public record ReportedMethod(String word, String source, String costWords, Map<Puzzle, List<RunResult>> runs) {}
