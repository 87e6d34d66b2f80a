package io.github.quadrille.cli;

import io.github.quadrille.exact.Formulation;
import io.github.quadrille.exact.PuzzleSolver;
import io.github.quadrille.exact.SearchOptions;
import io.github.quadrille.exact.Stages;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.frontier.CountLimits;
import io.github.quadrille.frontier.ThinBoards;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.puzzle.Goal;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import java.io.IOException;
import java.util.Optional;

/**
 * Searches for a moment; if that does not decide, asks the frontier, if that is cheap; and else searches long, from the
 * beginning, so that the answer is that of the long search alone.
 */
record SearchOrFrontier(
        Terminal terminal, Interruption interruption, ReportingListener listener, LongSearch longSearch) {
    /** What to do when a moment is not enough. */
    @FunctionalInterface
    interface LongSearch {
        Verdict solve(Puzzle puzzle, SearchOptions options, ReportingListener listener)
                throws IOException, UnusableInput;
    }

    SearchOrFrontier(Terminal terminal, Interruption interruption, ReportingListener listener) {
        this(terminal, interruption, listener, PuzzleSolver::solve);
    }

    /** Above what the search itself opens before it looks for arguments; less than a second. */
    private static final long NODES_OF_TRIAL = 10_000;

    Verdict solve(Puzzle puzzle, SearchOptions options) throws IOException, UnusableInput {
        if (!mayAskFrontier(puzzle, options)) {
            return longSearch.solve(puzzle, options, listener);
        }
        Stages stages = new Stages(options);
        Verdict trial = stages.ended(PuzzleSolver.solve(puzzle, stages.left(nodesOfTrial(puzzle)), listener));
        if (!(trial instanceof Verdict.Undecided undecided) || undecided.stoppedBy() != Limit.NODES) {
            return trial;
        }
        CountProgressLine line = new CountProgressLine(terminal, puzzle.name() + " by the frontier", interruption);
        CountLimits limits =
                stages.left().timeLimit().map(CountLimits.NONE::withTimeLimit).orElse(CountLimits.NONE);
        Optional<Verdict> decided = ThinBoards.decide(puzzle, options.seed(), limits, line);
        line.clear();
        if (decided.isPresent()) {
            if (decided.get() instanceof Verdict.Packed packed) {
                listener.found(packed.first());
            }
            return stages.ended(decided.get());
        }
        Verdict answer = stages.ended(longSearch.solve(puzzle, stages.left(), listener));
        return answer instanceof Verdict.Undecided later ? withFuller(undecided, later) : answer;
    }

    private static Verdict withFuller(Verdict.Undecided trial, Verdict.Undecided later) {
        boolean fuller = trial.best().coveredCells() > later.best().coveredCells();
        return new Verdict.Undecided(
                later.stoppedBy(), fuller ? trial.best() : later.best(), later.bound(), later.work());
    }

    /** For one packing, by the usual model and as long as it takes: other wishes are about the search itself. */
    private static boolean mayAskFrontier(Puzzle puzzle, SearchOptions options) {
        return options.packings() == 1
                && options.formulation() == Formulation.PROPAGATOR
                && options.nodeLimit() == Long.MAX_VALUE
                && options.useSymmetry()
                && puzzle.goal() instanceof Goal.Pack;
    }

    private static long nodesOfTrial(Puzzle puzzle) {
        return NODES_OF_TRIAL + puzzle.region().size();
    }
}
