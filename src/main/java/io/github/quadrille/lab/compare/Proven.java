package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict.Status;
import io.github.quadrille.core.puzzle.Work;
import java.util.Optional;

/**
 * A {@code Proven} holds what is proven about a puzzle. The results of local searches are compared with it.
 *
 * @param status the status of the exact answer
 * @param evidence one word for why there is no packing; empty in all other cases
 * @param reason the reason why there is no packing or why no more cells can be covered, or what stopped the exact
 *     search; empty for a packing
 * @param best the packing, or pieces that cover {@code atMost} cells, if such pieces are known; if the status is
 *     undecided, the fullest part of a packing that was seen, or empty when an interruption came before the exact
 *     search
 * @param atMost an upper bound on the number of mandatory cells that pieces can cover at once; {@link
 *     ExactAnswer#areaBound} if the exact search has no other
 * @param work the work of the exact search
 */
public record Proven(Status status, String evidence, String reason, Optional<Packing> best, int atMost, Work work) {
    /**
     * Returns whether the exact search was reached, even if it gave up. The result is false if an interruption came
     * before the search began.
     */
    public boolean isReached() {
        return isCertain() || best.isPresent();
    }

    /** Returns whether the exact answer is known. Otherwise, only a bound is known. */
    public boolean isCertain() {
        return status != Status.UNDECIDED;
    }

    /**
     * Returns whether pieces are known that cover {@link #atMost} cells. If so, this number is the optimum. Otherwise,
     * it is only an upper bound.
     */
    public boolean isOptimum() {
        return isCertain() && best.isPresent();
    }
}
