package io.github.quadrille.compare;

import io.github.quadrille.exact.PuzzleSolver;
import io.github.quadrille.exact.PuzzleTooLarge;
import io.github.quadrille.exact.SearchListener;
import io.github.quadrille.exact.SearchOptions;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Asks the exact search. */
final class ExactAnswer {
    private ExactAnswer() {}

    /** Proves what can be proven within a time limit. */
    static Proven of(Puzzle puzzle, Duration limit, BooleanSupplier interrupted) {
        SearchListener listener = new SearchListener() {
            @Override
            public boolean isInterrupted() {
                return interrupted.getAsBoolean();
            }
        };
        try {
            return of(puzzle, PuzzleSolver.solve(puzzle, SearchOptions.FIND_ONE.withTimeLimit(limit), listener));
        } catch (PuzzleTooLarge e) {
            return undecided(puzzle, e.getMessage());
        }
    }

    /** For a puzzle whose turn never came. */
    static Proven notReached(Puzzle puzzle) {
        return undecided(puzzle, "interrupted");
    }

    private static Proven undecided(Puzzle puzzle, String reason) {
        return new Proven.Undecided(reason, new Packing(List.of()), CoverBound.of(puzzle), 0, 0);
    }

    private static Proven of(Puzzle puzzle, Verdict verdict) {
        long nodes = verdict.work().nodes();
        double seconds = verdict.work().seconds();
        if (verdict instanceof Verdict.Packed packed) {
            return new Proven.Packed(packed.first(), puzzle.region().mandatorySize(), nodes, seconds);
        }
        if (verdict instanceof Verdict.Infeasible none) {
            return new Proven.Infeasible(
                    none.evidence().name(),
                    none.evidence().sentence(),
                    CoverBound.withoutPacking(puzzle),
                    nodes,
                    seconds);
        }
        Verdict.Undecided part = (Verdict.Undecided) verdict;
        return new Proven.Undecided(part.stoppedBy().words(), part.best(), CoverBound.of(puzzle), nodes, seconds);
    }
}
