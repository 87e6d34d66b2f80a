package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What a run says of itself: one of ours everything, one that others report what they tell.
 *
 * @param isPacked whether it says that it has found a packing
 * @param pieces its packing, or the fullest part of one
 * @param covered mandatory cells covered
 * @param cost its lowest
 * @param iterations steps done
 * @param sinceRestart those of them since the last restart
 * @param trace every improvement, and the end; empty where it is not told
 * @param run itself, if it is ours
 */
public record RunClaim(
        boolean isPacked,
        Optional<Packing> pieces,
        OptionalInt covered,
        OptionalDouble cost,
        OptionalLong iterations,
        OptionalLong sinceRestart,
        OptionalLong restarts,
        OptionalDouble seconds,
        List<TracePoint> trace,
        Optional<LocalRun> run) {
    public RunClaim {
        trace = List.copyOf(trace);
    }

    /** A run that others report, see {@link ReportedMethod}. */
    public RunClaim(
            boolean isPacked,
            Optional<Packing> pieces,
            OptionalInt covered,
            OptionalDouble cost,
            OptionalLong iterations,
            OptionalLong sinceRestart,
            OptionalLong restarts,
            OptionalDouble seconds,
            List<TracePoint> trace) {
        this(isPacked, pieces, covered, cost, iterations, sinceRestart, restarts, seconds, trace, Optional.empty());
    }

    /** A run of ours. */
    static RunClaim made(LocalRun run) {
        TracePoint end = run.end();
        return new RunClaim(
                run.isPacked(),
                run.verdict().bestSeen(),
                OptionalInt.of(end.covered()),
                OptionalDouble.of(end.cost()),
                OptionalLong.of(run.iterations()),
                OptionalLong.of(end.sinceRestart()),
                OptionalLong.of(run.restarts()),
                OptionalDouble.of(end.seconds()),
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
        int cells = puzzle.region().mandatorySize();
        boolean packed = says.orElseGet(() -> puzzle.goal() instanceof Goal.Pack && looksPacked(puzzle, cells));
        OptionalInt known = covered;
        if (known.isEmpty()) {
            known = pieces.stream()
                    .mapToInt(best -> ClaimCheck.covered(puzzle, best))
                    .findFirst();
        }
        List<TracePoint> way = trace;
        if (way.isEmpty() && seconds.isPresent() && iterations.isPresent() && known.isPresent()) {
            way = List.of(new TracePoint(
                    seconds.getAsDouble(),
                    iterations.getAsLong(),
                    sinceRestart.orElse(iterations.getAsLong()),
                    restarts.orElse(0),
                    cost.orElse(Double.NaN),
                    known.getAsInt()));
        }
        return new RunClaim(packed, pieces, known, cost, iterations, sinceRestart, restarts, seconds, way, run);
    }

    private boolean looksPacked(Puzzle puzzle, int cells) {
        if (pieces.isPresent()) {
            return new PackingChecker(puzzle).faults(pieces.get()).isEmpty();
        }
        return covered.isPresent() ? covered.getAsInt() >= cells : cost.isPresent() && cost.getAsDouble() == 0;
    }
}
