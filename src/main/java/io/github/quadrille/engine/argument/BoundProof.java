package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.proof.writer.OpenCellVariables;
import io.github.quadrille.proof.writer.ProofModel;
import io.github.quadrille.proof.writer.ProofWriter;
import io.github.quadrille.proof.writer.ProofWriter.PolishSum;
import java.math.BigInteger;
import java.util.function.IntToLongFunction;

/**
 * Writes proof steps about coverings of at least a given worth. The weights of the bound make every placement weigh at
 * least its worth. If the given worth exceeds the bound, no such covering exists. Otherwise, a covering of that worth
 * loses only a limited weight. It loses the weights of uncovered cells and of unused pieces, and the excess of
 * placements that weigh more than they are worth.
 *
 * <p>All weights are multiples of 1/D, where D is the bound's denominator. The derived constraint is a sum: D times the
 * constraint on the worth, plus each cell's upper bound times its weight, plus each kind's upper bound times its
 * weight.
 *
 * @param worth the number in the proof of the constraint that demands the given worth
 */
public record BoundProof(ProofModel model, ProofWriter proof, LinearBound bound, long worth) {
    /** Derives a contradiction: no covering is worth the demanded amount, because that amount exceeds the bound. */
    public void contradict() {
        proof.derive(sum(model::upper));
    }

    /** Derives the constraint on the weight that a covering may lose, and returns the number of the constraint. */
    public long budget(OpenCellVariables open) {
        return proof.derive(sum(open::once));
    }

    private String sum(IntToLongFunction cells) {
        PolishSum polish = new PolishSum();
        polish.add(worth, BigInteger.valueOf(bound.denominator()));
        ExactCover problem = model.problem();
        for (int row = 0; row < problem.firstRow(); row++) {
            boolean isCell = row < problem.cells();
            long weight = isCell ? bound.cells().get(row) : bound.kinds().get(row - problem.cells());
            if (weight > 0) {
                polish.add(isCell ? cells.applyAsLong(row) : model.upper(row), BigInteger.valueOf(weight));
            }
        }
        return polish.toString();
    }
}
