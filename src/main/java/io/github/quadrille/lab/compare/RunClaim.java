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
 * A {@code RunClaim} is what a run reports about itself. A run of this program reports everything, a run of another
 * program only some parts.
 *
 * @param isPacked whether the run claims to have found a packing
 * @param pieces the packing of the run, or the fullest part of one
 * @param covered the number of mandatory cells covered
 * @param cost the lowest cost of the run
 * @param end the moment when the run ended
 * @param trace every improvement, and the end; empty where it is not reported
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
     * A {@code Moment} is a moment of a run, as far as the run reports it.
     *
     * @param seconds the time since the run began
     * @param iterations the number of steps done
     * @param sinceRestart the number of steps done since the last restart
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
     * Returns this claim with the facts that follow from it. If the run does not say whether it has packed the board,
     * the first of these that it reports decides:
     * <ul>
     * <li>pieces, which must be a packing,
     * <li>the number of covered cells, which must be all cells,
     * <li>the cost, which must be 0.
     * </ul>
     * The covered cells can be counted from the pieces. If seconds and steps are reported, the end becomes a trace of
     * one point.
     *
     * @param puzzle the puzzle
     * @param says whether the run itself says that it has packed the board, if it says anything
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
