package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict.Status;
import java.util.Optional;

/**
 * What is known for certain of a puzzle; local searches are measured by it.
 *
 * @param status as of the verdict that proves it
 * @param evidence one word for why there is no packing; else empty
 * @param reason why there is no packing or no more can be covered, or what stopped the exact search; empty for a packing
 * @param best the packing, or pieces that cover {@code atMost} cells, where some are known; undecided, the fullest part
 *     that was seen, or none when the search never came to anything
 * @param atMost an upper bound on how many mandatory cells pieces can cover at once, see {@link ExactAnswer.AreaBound}
 * @param nodes of the exact search
 */
public record Proven(
        Status status, String evidence, String reason, Optional<Packing> best, int atMost, long nodes, double seconds) {
    /** There is a packing; all mandatory cells can be covered. */
    static Proven packed(Packing packing, int cells, long nodes, double seconds) {
        return new Proven(Status.PACKED, "", "", Optional.of(packing), cells, nodes, seconds);
    }

    /** There is no packing. */
    static Proven infeasible(
            String evidence, String sentence, int atMost, Optional<Packing> best, long nodes, double seconds) {
        return new Proven(Status.INFEASIBLE, evidence, sentence, best, atMost, nodes, seconds);
    }

    /** The goal was to cover, and this is the most. */
    static Proven optimal(Packing best, String sentence, int atMost, long nodes, double seconds) {
        return new Proven(Status.OPTIMAL, "", sentence, Optional.of(best), atMost, nodes, seconds);
    }

    /** The exact search was interrupted before it could tell anything, or before it began. */
    static Proven notReached(int atMost) {
        return new Proven(Status.UNDECIDED, "", "interrupted", Optional.empty(), atMost, 0, 0);
    }

    /** Nothing is proven but the bound. */
    static Proven undecided(String reason, Packing best, int atMost, long nodes, double seconds) {
        return new Proven(Status.UNDECIDED, "", reason, Optional.of(best), atMost, nodes, seconds);
    }

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
