package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A row of runs of another program.
 *
 * @param word what the row is called
 * @param source where they are reported
 * @param costWords what its cost counts
 */
public record ReportedMethod(String word, String source, String costWords, List<Run> runs) {
    /**
     * One of them.
     *
     * @param refutation what the report itself says against it
     */
    public record Run(Puzzle puzzle, int number, OptionalLong seed, RunClaim claim, Optional<String> refutation) {}

    public ReportedMethod {
        runs = List.copyOf(runs);
    }

    /** Its runs on one puzzle. */
    List<Run> on(Puzzle puzzle) {
        return runs.stream().filter(run -> run.puzzle().equals(puzzle)).toList();
    }
}
