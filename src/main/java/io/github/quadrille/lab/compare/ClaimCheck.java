package io.github.quadrille.lab.compare;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.lab.local.LocalRun;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Checks what runs claim, in three ways. The packing checker checks the packing, cells are counted again, and the claim
 * is compared with the proven answer. Each check takes time linear in the size of the packing.
 *
 * @param puzzle the puzzle
 * @param proven the proven answer
 * @param checker the checker of packings
 */
public record ClaimCheck(Puzzle puzzle, Proven proven, PackingChecker checker) {
    ClaimCheck(Puzzle puzzle, Proven proven) {
        this(puzzle, proven, new PackingChecker(puzzle));
    }

    /**
     * Returns a sentence about the error in a run that this program made. The result is empty if no error is found. No
     * exact answer is needed for this check.
     */
    public static Optional<String> refute(LocalRun run, Puzzle puzzle) {
        return new ClaimCheck(puzzle, ExactAnswer.notReached(puzzle)).refute(RunClaim.made(run));
    }

    /** Returns a sentence about the error in the claim of a run. The result is empty if no error is found. */
    Optional<String> refute(RunClaim run) {
        List<Fault> faults = run.pieces()
                .map(best -> run.isPacked() ? checker.faults(best) : checker.faultsOfPart(best))
                .orElse(List.of());
        if (!faults.isEmpty()) {
            return Optional.of((run.isPacked() ? "The run claims a packing" : "The run shows a part of a packing")
                    + ", but the check finds: " + faults.get(0).message());
        }
        if (run.isPacked() && proven.status() == Verdict.Status.INFEASIBLE) {
            return Optional.of(says(run) + ", but the exact answer is infeasible: " + proven.reason());
        }
        return run.covered().flatMap(covered -> refute(run, covered));
    }

    /** Returns a text that says what a run claims. Some runs claim only a cost. */
    private static String says(RunClaim run) {
        boolean byCost =
                run.pieces().isEmpty() && run.covered().isEmpty() && run.cost().orElse(1.0) == 0;
        return byCost ? "The run claims cost 0, which only a packing has" : "The run claims a packing";
    }

    private Optional<String> refute(RunClaim run, int covered) {
        int cells = puzzle.region().mandatorySize();
        Optional<Integer> counted = run.pieces().map(best -> covered(puzzle, best));
        if (counted.isPresent() && counted.get() != covered) {
            return Optional.of("The run claims that %d cells are covered, but its pieces cover %d."
                    .formatted(covered, counted.get()));
        }
        if (covered > cells) {
            return Optional.of("The run claims that %d cells are covered, but the board has only %d to cover."
                    .formatted(covered, cells));
        }
        if (run.isPacked() && covered < cells) {
            return Optional.of("The run claims a packing, but also that only %d of %d cells are covered."
                    .formatted(covered, cells));
        }
        if (covered > proven.atMost()) {
            return Optional.of("The run claims %d covered cells, but it is proven that at most %d can be covered."
                    .formatted(covered, proven.atMost()));
        }
        return Optional.empty();
    }

    /**
     * Returns how many mandatory cells are covered by pieces. The pieces are allowed to overlap or to be outside the
     * board.
     */
    static int covered(Puzzle puzzle, Packing packing) {
        Region region = puzzle.region();
        Set<Cell> cells = new HashSet<>();
        packing.pieces().forEach(piece -> cells.addAll(piece.cells()));
        return (int) cells.stream()
                .filter(cell -> region.contains(cell) && region.markAt(cell) == Region.MANDATORY)
                .count();
    }
}
