package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import java.util.Map;

/**
 * A {@code ReportedMethod} is a row of runs of another program.
 *
 * @param word the name of the row
 * @param source the file that reports the runs
 * @param costWords the words for what the cost counts
 * @param runs the runs by puzzle, with the refutations that the report itself gives
 */
public record ReportedMethod(String word, String source, String costWords, Map<Puzzle, List<RunResult>> runs) {}
