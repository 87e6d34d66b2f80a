package io.github.quadrille.compare;

import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.local.LocalRun;
import io.github.quadrille.puzzle.Fault;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.PackingChecker;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tests what runs claim: by the checker, by counting again, and by what is proven. Linear in the packing. */
final class ClaimCheck {
    private final Puzzle puzzle;
    private final Proven proven;
    private final PackingChecker checker;

    ClaimCheck(Puzzle puzzle, Proven proven) {
        this.puzzle = puzzle;
        this.proven = proven;
        this.checker = new PackingChecker(puzzle);
    }

    /** What is wrong with a run's claim, in a sentence; empty when nothing speaks against it. */
    Optional<String> refute(LocalRun run) {
        Packing best = run.verdict() instanceof Verdict.Packed packed
                ? packed.first()
                : ((Verdict.Undecided) run.verdict()).best();
        List<Fault> faults = run.isPacked() ? checker.faults(best) : checker.faultsOfPart(best);
        if (!faults.isEmpty()) {
            return Optional.of((run.isPacked() ? "It says packed" : "It shows a part") + ", but the checker says: "
                    + faults.get(0).message());
        }
        if (run.isPacked() && proven instanceof Proven.Infeasible none) {
            return Optional.of("It says packed, but the exact answer is infeasible: " + none.sentence());
        }
        int covered = covered(best);
        if (covered != run.end().covered()) {
            return Optional.of("It says that %d cells are covered, but its pieces cover %d."
                    .formatted(run.end().covered(), covered));
        }
        if (covered > proven.atMost()) {
            return Optional.of("It covers %d cells, but more than %d are proven to be impossible."
                    .formatted(covered, proven.atMost()));
        }
        return Optional.empty();
    }

    private int covered(Packing packing) {
        Region region = puzzle.region();
        Set<Cell> cells = new HashSet<>();
        packing.pieces().forEach(piece -> cells.addAll(piece.cells()));
        return (int) cells.stream()
                .filter(cell -> region.markAt(cell.row(), cell.column()) == Region.MANDATORY)
                .count();
    }
}
