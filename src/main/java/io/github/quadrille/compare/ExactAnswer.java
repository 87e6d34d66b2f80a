package io.github.quadrille.compare;

import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.Bag;
import io.github.quadrille.puzzle.CountRange;
import io.github.quadrille.puzzle.Goal;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Supply;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.puzzle.Work;
import io.github.quadrille.question.PuzzleTooLarge;
import io.github.quadrille.question.SearchOptions;
import io.github.quadrille.solve.SolveListener;
import io.github.quadrille.solve.Solver;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/** Asks the exact search. */
final class ExactAnswer {
    private ExactAnswer() {}

    /** Proves what can be proven within a time limit. */
    static Proven of(Puzzle puzzle, Duration limit, BooleanSupplier interrupted) {
        SolveListener listener = new SolveListener() {
            @Override
            public boolean isInterrupted() {
                return interrupted.getAsBoolean();
            }
        };
        SearchOptions options = SearchOptions.FIND_ONE.withTimeLimit(limit);
        try {
            if (puzzle.goal() instanceof Goal.Cover) {
                return mostCovered(puzzle, options, listener);
            }
            Verdict verdict =
                    Solver.of(puzzle).with(options).listening(listener).solve();
            return verdict instanceof Verdict.Infeasible none
                    ? infeasible(puzzle, none, options, listener)
                    : of(puzzle, verdict);
        } catch (PuzzleTooLarge e) {
            return undecided(puzzle, e.getMessage());
        }
    }

    /** For a puzzle whose turn never came. */
    static Proven notReached(Puzzle puzzle) {
        return new Proven.NotReached(AreaBound.of(puzzle));
    }

    /** For a puzzle whose turn has not come yet. */
    static Proven notRun(Puzzle puzzle) {
        return undecided(puzzle, "not run yet");
    }

    private static Proven undecided(Puzzle puzzle, String reason) {
        return new Proven.Undecided(reason, new Packing(List.of()), AreaBound.of(puzzle), 0, 0);
    }

    private static Proven of(Puzzle puzzle, Verdict verdict) {
        Work work = verdict.work();
        if (verdict instanceof Verdict.Packed packed) {
            return new Proven.Packed(packed.first(), puzzle.region().mandatorySize(), work.nodes(), work.seconds());
        }
        Verdict.Undecided part = (Verdict.Undecided) verdict;
        return new Proven.Undecided(
                part.stoppedBy().words(), part.best(), AreaBound.of(puzzle), work.nodes(), work.seconds());
    }

    /** How much can be covered instead is worth knowing, too, and may take as long again. */
    private static Proven infeasible(
            Puzzle puzzle, Verdict.Infeasible none, SearchOptions options, SolveListener listener) {
        Proven most = mostCovered(puzzle, options, listener);
        return new Proven.Infeasible(
                none.evidence().name(),
                none.evidence().sentence(),
                most.atMost(),
                most instanceof Proven.Optimal optimal ? Optional.of(optimal.best()) : Optional.empty(),
                none.work().nodes(),
                none.work().seconds());
    }

    /** The most mandatory cells that pieces can cover; a kind need not be used, because parts of packings count. */
    private static Proven mostCovered(Puzzle puzzle, SearchOptions options, SolveListener listener) {
        Verdict verdict =
                Solver.of(mostCells(puzzle)).with(options).listening(listener).solve();
        Work work = verdict.work();
        if (verdict instanceof Verdict.Optimal optimal) {
            return new Proven.Optimal(
                    optimal.best(), optimal.evidence().sentence(), (int) optimal.worth(), work.nodes(), work.seconds());
        }
        Verdict.Undecided part = (Verdict.Undecided) verdict;
        return new Proven.Undecided(
                part.stoppedBy().words(),
                part.best(),
                (int) part.bound().orElse(AreaBound.of(puzzle)),
                work.nodes(),
                work.seconds());
    }

    private static Puzzle mostCells(Puzzle puzzle) {
        Region region = puzzle.region();
        List<Integer> worth = IntStream.range(0, region.size())
                .map(cell -> region.isMandatory(cell) ? 1 : 0)
                .boxed()
                .toList();
        List<Supply> supplies = puzzle.bag().supplies().stream()
                .map(supply -> new Supply(
                        supply.kind(), new CountRange(0, supply.count().max())))
                .toList();
        return new Puzzle(puzzle.name(), region, puzzle.symmetry(), new Bag(supplies), new Goal.Cells(worth));
    }
}
