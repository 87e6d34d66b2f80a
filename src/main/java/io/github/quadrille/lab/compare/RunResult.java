package io.github.quadrille.lab.compare;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * One run of a method.
 *
 * @param number counted from 1
 * @param seed what repeats it, where that is known
 * @param target cells that it has to cover, where that is the target and not a packing
 * @param refutation why its claim is wrong, if it is
 */
public record RunResult(
        int number, OptionalLong seed, RunClaim claim, OptionalInt target, Optional<String> refutation) {
    /** Whether it has reached the target and nothing speaks against it. */
    public boolean isSuccess() {
        return success().isPresent();
    }

    /** When it reached the target: a packing, or so many cells; empty when it did not, or its claim is wrong. */
    public Optional<TargetReached> success() {
        if (refutation.isPresent() || !reaches()) {
            return Optional.empty();
        }
        List<TracePoint> trace = claim.trace();
        if (target.isPresent()) {
            Optional<TargetReached> first = trace.stream()
                    .filter(point -> point.covered() >= target.getAsInt())
                    .findFirst()
                    .map(TargetReached::of);
            return first.or(() -> Optional.of(TargetReached.endOf(claim)));
        }
        return Optional.of(
                local().isPresent() ? TargetReached.of(trace.get(trace.size() - 1)) : TargetReached.endOf(claim));
    }

    private boolean reaches() {
        return target.isPresent() ? claim.covered().orElse(-1) >= target.getAsInt() : claim.isPacked();
    }

    /** Mandatory cells covered, as it says. */
    public OptionalInt covered() {
        return claim.covered();
    }

    /** Its lowest cost. */
    public OptionalDouble cost() {
        return claim.cost();
    }

    /** Its packing, or the fullest part of one, where it shows it. */
    public Optional<Packing> best() {
        return claim.pieces();
    }

    /** {@code packed}, of a covering {@code optimal}, {@code undecided} or {@code refuted}. */
    public String status() {
        if (refutation.isPresent()) {
            return "refuted";
        }
        if (target.isPresent() && isSuccess()) {
            return Verdict.Status.OPTIMAL.word();
        }
        return (claim.isPacked() ? Verdict.Status.PACKED : Verdict.Status.UNDECIDED).word();
    }

    /** The run itself, if it is ours. */
    public Optional<LocalRun> local() {
        return claim.run();
    }

    /** The limit that ended it, unless it has found a packing or that is not reported. */
    public Optional<Limit> stoppedBy() {
        return local().map(LocalRun::verdict)
                .filter(Verdict.Undecided.class::isInstance)
                .map(verdict -> ((Verdict.Undecided) verdict).stoppedBy());
    }

    /** Whether it was interrupted. */
    public boolean isCutShort() {
        return stoppedBy().equals(Optional.of(Limit.INTERRUPTED));
    }

    /**
     * Something that a run claims and that is wrong.
     *
     * @param run its number, counted from 1
     * @param seed what repeats it, where that is known
     * @param sentence what speaks against it
     */
    public record RefutedClaim(int run, OptionalLong seed, String sentence) {
        /** How many per method and puzzle people are shown; files have all. */
        public static final int SHOWN = 3;

        /** For people: which run, and what is wrong. */
        public String words() {
            return seed.isPresent()
                    ? "run %d (seed %d): %s".formatted(run, seed.getAsLong(), sentence)
                    : "run %d: %s".formatted(run, sentence);
        }
    }

    /**
     * When a run reached its target, as far as it tells.
     *
     * @param sinceRestart steps since the last restart
     * @param restarts before it
     */
    public record TargetReached(
            OptionalDouble seconds, OptionalLong iterations, OptionalLong sinceRestart, OptionalLong restarts) {
        static TargetReached of(TracePoint point) {
            return new TargetReached(
                    OptionalDouble.of(point.seconds()),
                    OptionalLong.of(point.iteration()),
                    OptionalLong.of(point.sinceRestart()),
                    OptionalLong.of(point.restart()));
        }

        /** The end of a run without a trace. */
        static TargetReached endOf(RunClaim claim) {
            return new TargetReached(claim.seconds(), claim.iterations(), claim.sinceRestart(), claim.restarts());
        }
    }
}
