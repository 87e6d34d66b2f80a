package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict.Status;
import io.github.quadrille.core.puzzle.Work;
import java.util.Optional;

/**
 * A {@code Proven} holds what is proven of a puzzle. Local searches are measured by it.
 *
 * @param status the status of the verdict that proves it
 * @param evidence one word for why there is no packing; empty otherwise
 * @param reason the reason why there is no packing or no more can be covered, or what stopped the exact search; empty
 *     for a packing
 * @param best the packing, or pieces that cover {@code atMost} cells, where some are known; if undecided, the fullest
 *     part that was seen, or none when the search never ran
 * @param atMost an upper bound on how many mandatory cells pieces can cover at once, see {@link ExactAnswer#areaBound}
 * @param work the work of the exact search
 */
public record Proven(Status status, String evidence, String reason, Optional<Packing> best, int atMost, Work work) {
    /** Returns whether the exact search has had any result. */
    public boolean isReached() {
        return isCertain() || best.isPresent();
    }

    /** Returns whether more than a bound is proven. */
    public boolean isCertain() {
        return status != Status.UNDECIDED;
    }

    /**
     * Returns whether some pieces are known to cover {@link #atMost} cells. Then this number is the optimum, otherwise
     * only a bound.
     */
    public boolean isOptimum() {
        return isCertain() && best.isPresent();
    }
}
