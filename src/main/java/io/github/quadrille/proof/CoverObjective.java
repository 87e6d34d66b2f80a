package io.github.quadrille.proof;

import io.github.quadrille.puzzle.Goal;
import java.util.BitSet;

/** What the best covering is worth, as proof steps. */
public final class CoverObjective {
    private final ProofModel model;
    private final ProofWriter proof;
    private final long[] worths;
    private final long divisor;

    public CoverObjective(ProofModel model, ProofWriter proof, Goal.Cover goal) {
        this.model = model;
        this.proof = proof;
        this.worths = model.worths(goal);
        long common = 0;
        for (long worth : worths) {
            common = divisor(common, worth);
        }
        this.divisor = Math.max(1, common);
    }

    private static long divisor(long a, long b) {
        return b == 0 ? a : divisor(b, a % b);
    }

    /** What a covering is worth at least that is worth more than a number: what placements are worth may have a divisor. */
    public long above(long worth) {
        return divisor * (worth / divisor + 1);
    }

    /**
     * Logs a covering; from now on only those worth more count. Returns the number of the constraint that says so.
     *
     * @param placements what is laid
     */
    public long improve(BitSet placements) {
        StringBuilder literals = new StringBuilder();
        for (int placement = 0; placement < Math.max(1, worths.length); placement++) {
            literals.append(placement == 0 ? "" : " ")
                    .append(placements.get(placement) ? "" : "~")
                    .append(model.variable(placement));
        }
        return proof.improve(literals);
    }

    /** Derives that a covering worth more is worth as much as the divisor allows; returns the constraint's number. */
    public long round(long better) {
        return divisor == 1 ? better : proof.derive("%d %d d %d *".formatted(better, divisor, divisor));
    }

    /** Derives that a covering is worth 0 at least, which says nothing; returns the constraint's number. */
    public long anything() {
        StringBuilder sum = new StringBuilder();
        for (int placement = 0; placement < worths.length; placement++) {
            sum.append(worths[placement])
                    .append(' ')
                    .append(model.variable(placement))
                    .append(' ');
        }
        return proof.propagate(sum.append(">= 0"));
    }
}
