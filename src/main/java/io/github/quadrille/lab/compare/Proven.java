package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict.Status;
import io.github.quadrille.core.puzzle.Work;
import java.util.Optional;

/**
 * What is known for certain of a puzzle; local searches are measured by it.
 *
 * @param status as of the verdict that proves it
 * @param evidence one word for why there is no packing; else empty
 * @param reason why there is no packing or no more can be covered, or what stopped the exact search; empty for a packing
 * @param best the packing, or pieces that cover {@code atMost} cells, where some are known; undecided, the fullest part
 *     that was seen, or none when the search never came to anything
 * @param atMost an upper bound on how many mandatory cells pieces can cover at once, see {@link ExactAnswer#areaBound}
 * @param work of the exact search
 */
public record Proven(Status status, String evidence, String reason, Optional<Packing> best, int atMost, Work work) {
    /** Whether the exact search has come to anything. */
    public boolean isReached() {
        return isCertain() || best.isPresent();
    }

    /** Whether more than a bound is proven. */
    public boolean isCertain() {
        return status != Status.UNDECIDED;
    }

    /** Whether some pieces are known to cover {@link #atMost} cells: then it is the optimum, else a bound only. */
    public boolean isOptimum() {
        return isCertain() && best.isPresent();
    }
}
