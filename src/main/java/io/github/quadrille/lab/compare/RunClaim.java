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

/** What a run says of itself: one of ours everything, one that somebody reports what they tell. */
public sealed interface RunClaim {
    /** Whether it says that it has found a packing. */
    boolean isPacked();

    /** Its packing, or the fullest part of one. */
    Optional<Packing> pieces();

    /** Mandatory cells covered. */
    OptionalInt covered();

    /** Its lowest cost. */
    OptionalDouble cost();

    /** Steps done. */
    OptionalLong iterations();

    /** Those of them since the last restart. */
    OptionalLong sinceRestart();

    OptionalLong restarts();

    OptionalDouble seconds();

    /** Every improvement, and the end; empty where nobody tells. */
    List<TracePoint> trace();

    /** A run of ours. */
    record Made(LocalRun run) implements RunClaim {
        @Override
        public boolean isPacked() {
            return run.isPacked();
        }

        @Override
        public Optional<Packing> pieces() {
            return run.verdict().bestSeen();
        }

        @Override
        public OptionalInt covered() {
            return OptionalInt.of(run.end().covered());
        }

        @Override
        public OptionalDouble cost() {
            return OptionalDouble.of(run.end().cost());
        }

        @Override
        public OptionalLong iterations() {
            return OptionalLong.of(run.iterations());
        }

        @Override
        public OptionalLong sinceRestart() {
            return OptionalLong.of(run.end().sinceRestart());
        }

        @Override
        public OptionalLong restarts() {
            return OptionalLong.of(run.restarts());
        }

        @Override
        public OptionalDouble seconds() {
            return OptionalDouble.of(run.end().seconds());
        }

        @Override
        public List<TracePoint> trace() {
            return run.trace();
        }
    }

    /** A run of somebody else's program, see {@link ReportedMethod}. */
    record Told(
            boolean isPacked,
            Optional<Packing> pieces,
            OptionalInt covered,
            OptionalDouble cost,
            OptionalLong iterations,
            OptionalLong sinceRestart,
            OptionalLong restarts,
            OptionalDouble seconds,
            List<TracePoint> trace)
            implements RunClaim {
        public Told {
            trace = List.copyOf(trace);
        }

        /**
         * With what follows from the rest: it has packed the board when its pieces are a packing, or else when it covers
         * every cell, or else when nothing is told but a cost of 0; what its pieces cover can be counted; and with
         * seconds and steps its end is a way of one point.
         *
         * @param says whether it says so itself, if it says anything
         */
        public Told completed(Puzzle puzzle, Optional<Boolean> says) {
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
            return new Told(packed, pieces, known, cost, iterations, sinceRestart, restarts, seconds, way);
        }

        private boolean looksPacked(Puzzle puzzle, int cells) {
            if (pieces.isPresent()) {
                return new PackingChecker(puzzle).faults(pieces.get()).isEmpty();
            }
            return covered.isPresent() ? covered.getAsInt() >= cells : cost.isPresent() && cost.getAsDouble() == 0;
        }
    }
}
