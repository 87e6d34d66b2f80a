package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;

/**
 * Explains why some runs cover every mandatory cell but have no packing: they use a kind too seldom or too often. The
 * time is linear in the number of pieces of the runs.
 */
public final class MissedCounts {
    private MissedCounts() {}

    /**
     * Returns a sentence about the runs that cover every mandatory cell but have no packing. It says what is wrong with
     * the pieces of one of these runs. The result is empty if no such run shows its pieces, or if the goal is a
     * covering.
     */
    public static Optional<String> words(PuzzleComparison comparison) {
        Puzzle puzzle = comparison.puzzle();
        if (puzzle.goal() instanceof Goal.Cover) {
            return Optional.empty();
        }
        List<RunResult> full = comparison
                .soundRuns()
                .filter(run -> !run.isSuccess())
                .filter(run -> run.covered().orElse(0) == puzzle.region().mandatorySize())
                .toList();
        return full.stream()
                .flatMap(run -> run.best().stream())
                .flatMap(best -> new PackingChecker(puzzle).faults(best).stream())
                .findFirst()
                .map(Fault::message)
                .map(fault -> full.size() == 1
                        ? "1 run covers every cell, but uses a kind too seldom or too often: " + fault
                        : HtmlText.format(
                                "%,d runs cover every cell, but use a kind too seldom or too often: %s",
                                full.size(), fault));
    }
}
