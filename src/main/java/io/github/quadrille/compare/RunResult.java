package io.github.quadrille.compare;

import io.github.quadrille.limit.Limit;
import io.github.quadrille.local.LocalRun;
import io.github.quadrille.local.TracePoint;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Verdict;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One run of a method.
 *
 * @param number counted from 1
 * @param target cells that it has to cover, where that is the target and not a packing
 * @param refutation why its claim is wrong, if it is
 */
public record RunResult(int number, long seed, LocalRun local, OptionalInt target, Optional<String> refutation) {
    /** Whether it has reached the target and nothing speaks against it. */
    public boolean isSuccess() {
        return success().isPresent();
    }

    /** When it reached the target: a packing, or so many cells; empty when it did not, or its claim is wrong. */
    public Optional<TracePoint> success() {
        if (refutation.isPresent()) {
            return Optional.empty();
        }
        if (target.isPresent()) {
            return local.trace().stream()
                    .filter(point -> point.covered() >= target.getAsInt())
                    .findFirst();
        }
        return local.isPacked() ? Optional.of(local.end()) : Optional.empty();
    }

    /** Mandatory cells covered by {@link #best}. */
    public int covered() {
        return local.end().covered();
    }

    /** Its lowest cost. */
    public double cost() {
        return local.end().cost();
    }

    /** Its packing, or the fullest part of one. */
    public Packing best() {
        return local.verdict().bestSeen().orElseThrow();
    }

    /** {@code packed}, of a covering {@code optimal}, {@code undecided} or {@code refuted}. */
    public String status() {
        if (refutation.isPresent()) {
            return "refuted";
        }
        if (target.isPresent() && isSuccess()) {
            return Verdict.Status.OPTIMAL.word();
        }
        return local.verdict().status().word();
    }

    /** The limit that ended it, unless it has found a packing. */
    public Optional<Limit> stoppedBy() {
        return local.verdict() instanceof Verdict.Undecided undecided
                ? Optional.of(undecided.stoppedBy())
                : Optional.empty();
    }

    /** Whether it was interrupted. */
    public boolean isCutShort() {
        return stoppedBy().equals(Optional.of(Limit.INTERRUPTED));
    }
}
