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

/** Asks the theorem about standard bags, or else the exact search, and keeps what it proves. */
record ExactAnswer(Puzzle puzzle, SearchOptions options, SolveListener listener) implements Verdict.Cases<Proven> {
    /** Proves what can be proven within a time limit. */
    static Proven of(Puzzle puzzle, Duration limit, BooleanSupplier interrupted) {
        SolveListener listener = SolveListener.until(interrupted);
        ExactAnswer answer = new ExactAnswer(
                puzzle, SearchOptions.FIND_ONE.within(Limits.time(limit).withThreads(1)), listener);
        try {
            return answer.to(puzzle.goal() instanceof Goal.Cover ? mostCells(puzzle) : puzzle);
        } catch (PuzzleTooLarge e) {
            return undecided(puzzle, e.getMessage());
        }
    }

    /** For a puzzle whose turn never came. */
    static Proven notReached(Puzzle puzzle) {
        return Proven.notReached(AreaBound.of(puzzle));
    }

    /** For a puzzle whose turn has not come yet. */
    static Proven notRun(Puzzle puzzle) {
        return undecided(puzzle, "not run yet");
    }

    private static Proven undecided(Puzzle puzzle, String reason) {
        return Proven.undecided(reason, new Packing(List.of()), AreaBound.of(puzzle), 0, 0);
    }

    private Proven to(Puzzle question) {
        return BlockSolver.solve(question)
                .orElseGet(() ->
                        Solver.of(question).with(options).listening(listener).solve())
                .match(this);
    }

    @Override
    public Proven packed(Verdict.Packed packed) {
        Work work = packed.work();
        return Proven.packed(packed.first(), puzzle.region().mandatorySize(), work.nodes(), work.seconds());
    }

    @Override
    public Proven optimal(Verdict.Optimal optimal) {
        Work work = optimal.work();
        return Proven.optimal(
                optimal.best(), optimal.evidence().sentence(), (int) optimal.worth(), work.nodes(), work.seconds());
    }

    /** How much can be covered instead is worth knowing, too, and may take as long again. */
    @Override
    public Proven infeasible(Verdict.Infeasible none) {
        Proven most = to(mostCells(puzzle));
        return Proven.infeasible(
                none.evidence().name(),
                none.evidence().sentence(),
                most.atMost(),
                most.status() == Verdict.Status.OPTIMAL ? most.best() : Optional.empty(),
                none.work().nodes(),
                none.work().seconds());
    }

    @Override
    public Proven undecided(Verdict.Undecided part) {
        Work work = part.work();
        int atMost = (int) part.bound().orElse(AreaBound.of(puzzle));
        return Proven.undecided(part.stoppedBy().words(), part.best(), atMost, work.nodes(), work.seconds());
    }

    /** The most mandatory cells that pieces can cover; a kind need not be used, because parts of packings count. */
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
     * How many mandatory cells pieces can cover at most when nothing is known but areas: no more than there are, no more than the pieces' area, and without optional cells a multiple of the greatest
     * common divisor of their sizes. Linear in the kinds.
     */
    static final class AreaBound {
        private AreaBound() {}

        static int of(Puzzle puzzle) {
            Region region = puzzle.region();
            return divisible(puzzle, Math.min(region.mandatorySize(), mostArea(puzzle.bag())));
        }

        private static int divisible(Puzzle puzzle, long cells) {
            if (puzzle.region().optionalSize() > 0) {
                return (int) cells;
            }
            int divisor = CommonDivisor.of(puzzle.bag());
            return divisor == 0 ? 0 : (int) (cells - cells % divisor);
        }

        private static long mostArea(Bag bag) {
            return bag.supplies().stream().mapToLong(AreaBound::mostArea).sum();
        }

        /** Far below overflow even for open ranges and bags of many kinds. */
        private static long mostArea(Supply supply) {
            return (long) supply.count().max() * supply.kind().size();
        }
    }
}
