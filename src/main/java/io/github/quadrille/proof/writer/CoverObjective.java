package io.github.quadrille.proof.writer;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.puzzle.CommonDivisor;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.proof.writer.ProofWriter.PolishSum;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * Writes the proof steps about the worth of coverings, which is the number that the goal of the puzzle makes as large
 * as possible.
 */
public final class CoverObjective {
    private final ProofModel model;
    private final ProofWriter proof;
    private final long[] worths;
    private final long divisor;

    public CoverObjective(ProofModel model, ProofWriter proof, Goal.Cover goal) {
        this.model = model;
        this.proof = proof;
        this.worths = model.worths(goal);
        this.divisor = Math.max(1, CommonDivisor.of(Arrays.stream(worths)));
    }

    /**
     * Returns the smallest multiple of the divisor above a number. The divisor is the greatest common divisor of the
     * worths of all placements. So no covering has a worth between the number and the result.
     */
    public long above(long worth) {
        return divisor * (worth / divisor + 1);
    }

    /**
     * Logs a covering. From now on only coverings of greater worth count. Returns the number of the constraint that
     * says so.
     *
     * @param placements the placements of the covering
     */
    public long improve(int[] placements) {
        BitSet laid = new BitSet();
        Arrays.stream(placements).forEach(laid::set);
        StringBuilder literals = new StringBuilder();
        for (int placement = 0; placement < Math.max(1, worths.length); placement++) {
            literals.append(placement == 0 ? "" : " ")
                    .append(laid.get(placement) ? "" : "~")
                    .append(model.variable(placement));
        }
        return proof.improve(literals);
    }

    /**
     * Rounds the worth that a constraint demands up to a multiple of the divisor, which divides the worths of all
     * placements.
     *
     * @param better the number of the constraint
     * @return the number of the rounded constraint
     */
    public long round(long better) {
        return divisor == 1 ? better : proof.derive("%d %d d %d *".formatted(better, divisor, divisor));
    }

    /**
     * Returns a lower bound on the worth of coverings. For each kind, the bound adds the least number of pieces times
     * the least worth of a placement.
     */
    public long least() {
        ExactCover problem = model.problem();
        long least = 0;
        for (int kind = 0; kind < problem.kinds().size(); kind++) {
            least += problem.kindItem(kind).min() * least(kind);
        }
        return least;
    }

    private long least(int kind) {
        ExactCover problem = model.problem();
        return problem.kindItem(kind).min() == 0
                ? 0
                : IntStream.range(problem.firstOf(kind), problem.firstOf(kind + 1))
                        .mapToLong(placement -> worths[placement])
                        .min()
                        .orElse(0);
    }

    /**
     * Derives the constraint that coverings have at least the worth {@link #least}. Returns the number of the
     * constraint.
     */
    public long proveLeast() {
        ExactCover problem = model.problem();
        PolishSum sum = new PolishSum();
        for (int kind = 0; kind < problem.kinds().size(); kind++) {
            long least = least(kind);
            if (least > 0) {
                sum.add(model.lower(problem.cells() + kind), BigInteger.valueOf(least));
            }
            for (int placement = problem.firstOf(kind); placement < problem.firstOf(kind + 1); placement++) {
                if (worths[placement] > least) {
                    sum.add(model.variable(placement), BigInteger.valueOf(worths[placement] - least));
                }
            }
        }
        return sum.isEmpty() ? proof.propagate(">= 0") : proof.derive(sum.toString());
    }
}
