package io.github.quadrille.lab.compare;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CommonDivisor;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Verdict.Status;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.blocks.BlockSolver;
import io.github.quadrille.engine.solve.Solver;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Finds the exact answer to a puzzle. A theorem decides rectangles whose pieces are the standard bag, which has equally
 * many of each free tetromino. All other puzzles are given to the exact search.
 *
 * @param puzzle the puzzle
 * @param options the options of the exact search
 * @param listener the listener to the search
 */
record ExactAnswer(Puzzle puzzle, SearchOptions options, SolveListener listener) {
    private static final Packing NONE = new Packing(List.of());

    /** Returns what can be proven about a puzzle. The time limit holds for each of at most two searches. */
    static Proven of(Puzzle puzzle, Duration limit, BooleanSupplier interrupted) {
        SolveListener listener = SolveListener.until(interrupted);
        ExactAnswer answer = new ExactAnswer(
                puzzle, SearchOptions.FIND_ONE.within(Limits.time(limit).withThreads(1)), listener);
        try {
            return answer.to(puzzle.goal() instanceof Goal.Cover ? mostCells(puzzle) : puzzle);
        } catch (PuzzleTooLarge e) {
            return unknown(puzzle, e.getMessage(), Optional.of(NONE));
        }
    }

    /** Returns the answer for a puzzle whose exact search did not begin before an interruption. */
    static Proven notReached(Puzzle puzzle) {
        return unknown(puzzle, "interrupted", Optional.empty());
    }

    /** Returns the answer for a puzzle whose exact search has not been run yet. */
    static Proven notRun(Puzzle puzzle) {
        return unknown(puzzle, "not run yet", Optional.of(NONE));
    }

    private static Proven unknown(Puzzle puzzle, String reason, Optional<Packing> best) {
        return new Proven(Status.UNDECIDED, "", reason, best, areaBound(puzzle), Work.NONE);
    }

    private Proven to(Puzzle question) {
        Verdict verdict = BlockSolver.solve(question)
                .orElseGet(() ->
                        Solver.of(question).with(options).listening(listener).solve());
        int atMost = puzzle.region().mandatorySize();
        Optional<Packing> best = verdict.bestSeen();
        String evidence = "";
        String reason = "";
        if (verdict instanceof Verdict.Optimal optimal) {
            atMost = (int) optimal.worth();
            reason = optimal.evidence().sentence();
        } else if (verdict instanceof Verdict.Infeasible none) {
            // If there is no packing, a second search finds the greatest number of cells that can be covered. This
            // search has the same time limit again.
            Proven most = withoutPacking();
            atMost = most.atMost();
            best = most.isOptimum() ? most.best() : Optional.empty();
            evidence = none.evidence().name();
            reason = none.evidence().sentence();
        } else if (verdict instanceof Verdict.Undecided part) {
            atMost = (int) part.bound().orElse(areaBound(puzzle));
            reason = part.stoppedBy().words();
        }
        return new Proven(verdict.status(), evidence, reason, best, atMost, verdict.work());
    }

    /**
     * Returns the greatest number of mandatory cells that pieces can cover, for a puzzle without a packing. The answer
     * is optimal, or it is undecided with a bound.
     */
    Proven withoutPacking() {
        int without = boundWithoutPacking(puzzle);
        Proven most;
        try {
            most = to(mostCells(puzzle));
        } catch (PuzzleTooLarge e) {
            most = unknown(puzzle, e.getMessage(), Optional.empty());
        }
        boolean isReached = puzzle.region().optionalSize() == 0
                && most.best().filter(part -> covered(puzzle, part) == without).isPresent();
        return new Proven(
                isReached ? Status.OPTIMAL : most.status(),
                "",
                most.reason(),
                most.best(),
                Math.min(most.atMost(), without),
                most.work());
    }

    /** Returns how many mandatory cells the pieces cover. */
    static long covered(Puzzle puzzle, Packing part) {
        Puzzle question = mostCells(puzzle);
        return ((Goal.Cover) question.goal()).worth(question, part);
    }

    /**
     * Returns a puzzle with the same board and pieces, whose goal is to cover as many mandatory cells as possible. No
     * kind has to be used, because parts of packings are allowed as answers.
     */
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

    /**
     * Returns an upper bound on the number of mandatory cells that pieces can cover, by areas alone. It is the number
     * of mandatory cells or the area of all pieces, whichever is smaller. If there are no optional cells, it is rounded
     * down to a multiple of the greatest common divisor of the piece sizes. The time is linear in the number of kinds.
     */
    static int areaBound(Puzzle puzzle) {
        Region region = puzzle.region();
        int cells = (int) Math.min(region.mandatorySize(), puzzle.bag().maxArea());
        int divisor = CommonDivisor.of(puzzle.bag());
        return region.optionalSize() > 0 ? cells : divisor == 0 ? 0 : cells - cells % divisor;
    }

    /**
     * Returns an upper bound on the number of mandatory cells that pieces can cover, for a puzzle without a packing.
     * Suppose that there are no optional cells, and that the area of all pieces is exactly that of the board. Then
     * pieces that cover all cells would be a packing. So the bound is lower than the number of cells, by the greatest
     * common divisor of the piece sizes. In all other cases, it is {@link #areaBound}.
     */
    static int boundWithoutPacking(Puzzle puzzle) {
        int cells = puzzle.region().size();
        return puzzle.region().optionalSize() == 0 && puzzle.bag().maxArea() == cells
                ? cells - CommonDivisor.of(puzzle.bag())
                : areaBound(puzzle);
    }
}
