package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.List;
import java.util.Optional;

/**
 * A {@code RunClaim} is what a run reports about itself. A run of this program reports everything. A run of another
 * program can leave out some facts.
 *
 * @param isPacked whether the run claims to have found a packing
 * @param pieces the packing of the run, or the fullest part of a packing
 * @param covered the number of mandatory cells that are covered
 * @param cost the lowest cost of the run
 * @param end the moment when the run ended
 * @param trace every improvement, and the end of the run; empty if the run does not report its improvements
 * @param run the run itself, if this program made it
 */
public record RunClaim(
        boolean isPacked,
        Optional<Packing> pieces,
        Optional<Integer> covered,
        Optional<Double> cost,
        Moment end,
        List<TracePoint> trace,
        Optional<LocalRun> run) {
    /** This claim reports nothing. */
    static final RunClaim NOTHING = new RunClaim(
            false,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            new Moment(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()),
            List.of(),
            Optional.empty());

    public RunClaim {
        trace = List.copyOf(trace);
    }

    /**
     * A {@code Moment} is a moment of a run. Numbers that the run does not report are empty.
     *
     * @param seconds the time since the run began
     * @param iterations the number of steps since the run began
     * @param sinceRestart the number of steps since the last restart
     * @param restarts the number of restarts
     */
    public record Moment(
            Optional<Double> seconds, Optional<Long> iterations, Optional<Long> sinceRestart, Optional<Long> restarts) {
        static Moment of(TracePoint point) {
            return new Moment(
                    Optional.of(point.seconds()),
                    Optional.of(point.iteration()),
                    Optional.of(point.sinceRestart()),
                    Optional.of(point.restart()));
        }
    }

    /** Returns the claim of a run that this program made. */
    static RunClaim made(LocalRun run) {
        return new RunClaim(
                run.isPacked(),
                run.verdict().bestSeen(),
                Optional.of(run.end().covered()),
                Optional.of(run.end().cost()),
                Moment.of(run.end()),
                run.trace(),
                Optional.of(run));
    }

    /**
     * Returns this claim together with the facts that follow from it. If the run does not say whether it has packed the
     * board, and the goal is to pack, the first of the following facts that the run reports decides:
     * <ul>
     * <li>the pieces, which must be a packing,
     * <li>the number of covered cells, which must be the number of all mandatory cells,
     * <li>the cost, which must be 0.
     * </ul>
     * If the number of covered cells is not reported, the cells of the pieces are counted. If there is no trace, but
     * the seconds, the steps and the number of covered cells at the end are known, the end becomes a trace of one
     * point.
     *
     * @param puzzle the puzzle
     * @param says whether the run says that it has packed the board; empty if the run does not say it
     */
    public RunClaim completed(Puzzle puzzle, Optional<Boolean> says) {
        boolean packed = says.orElseGet(() -> puzzle.goal() instanceof Goal.Pack && looksPacked(puzzle));
        Optional<Integer> known = covered.or(() -> pieces.map(best -> ClaimCheck.covered(puzzle, best)));
        List<TracePoint> way = trace;
        if (way.isEmpty() && end.seconds().isPresent() && end.iterations().isPresent() && known.isPresent()) {
            long steps = end.iterations().get();
            way = List.of(new TracePoint(
                    end.seconds().get(),
                    steps,
                    end.sinceRestart().orElse(steps),
                    end.restarts().orElse(0L),
                    cost.orElse(Double.NaN),
                    known.get()));
        }
        return new RunClaim(packed, pieces, known, cost, end, way, run);
    }

    private boolean looksPacked(Puzzle puzzle) {
        if (pieces.isPresent()) {
            return new PackingChecker(puzzle).faults(pieces.get()).isEmpty();
        }
        return covered.map(cells -> cells >= puzzle.region().mandatorySize()).orElse(cost.orElse(1.0) == 0);
    }
}
