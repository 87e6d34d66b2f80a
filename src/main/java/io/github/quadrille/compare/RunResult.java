package io.github.quadrille.compare;

import io.github.quadrille.local.LocalRun;
import io.github.quadrille.puzzle.Limit;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Verdict;
import java.util.Optional;

/**
 * One run of a method.
 *
 * @param number counted from 1
 * @param refutation why its claim is wrong, if it is
 */
public record RunResult(int number, long seed, LocalRun local, Optional<String> refutation) {
    /** Whether it has found a packing that nothing speaks against. */
    public boolean isSuccess() {
        return local.isPacked() && refutation.isEmpty();
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
        return local.verdict() instanceof Verdict.Packed packed
                ? packed.first()
                : ((Verdict.Undecided) local.verdict()).best();
    }

    /** {@code packed}, {@code undecided} or {@code refuted}. */
    public String status() {
        if (refutation.isPresent()) {
            return "refuted";
        }
        return local.isPacked() ? "packed" : "undecided";
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
