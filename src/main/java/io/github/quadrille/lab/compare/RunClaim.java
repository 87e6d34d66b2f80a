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
 * What a run says of itself: one of ours everything, one that others report what they tell.
 *
 * @param isPacked whether it says that it has found a packing
 * @param pieces its packing, or the fullest part of one
 * @param covered mandatory cells covered
 * @param cost its lowest
 * @param end when it ended
 * @param trace every improvement, and the end; empty where it is not told
 * @param run itself, if it is ours
 */
public record RunClaim(
        boolean isPacked,
        Optional<Packing> pieces,
        Optional<Integer> covered,
        Optional<Double> cost,
        Moment end,
        List<TracePoint> trace,
        Optional<LocalRun> run) {
    /** Tells nothing. */
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
     * A moment of a run, as far as it tells.
     *
     * @param iterations steps done
     * @param sinceRestart those of them since the last restart
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

    /** A run of ours. */
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
     * With what follows from the rest: it has packed the board when its pieces are a packing, or else when it covers
     * every cell, or else when nothing is told but a cost of 0; what its pieces cover can be counted; and with
     * seconds and steps its end is a way of one point.
     *
     * @param says whether it says so itself, if it says anything
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
