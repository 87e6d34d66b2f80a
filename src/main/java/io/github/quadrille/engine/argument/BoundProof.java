package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.proof.writer.OpenCellVariables;
import io.github.quadrille.proof.writer.ProofModel;
import io.github.quadrille.proof.writer.ProofWriter;
import io.github.quadrille.proof.writer.ProofWriter.PolishSum;
import java.math.BigInteger;
import java.util.function.IntToLongFunction;

/**
 * What the weights of a bound say about coverings that are worth a number, as proof steps: that there are none, or how much
 * such a covering may lose at most, by open cells and by placements that weigh more than they are worth.
 *
 * <p>With D parts to a unit it is a sum of constraints: D times that the covering is worth so much, each cell's upper bound
 * times its weight, and each kind's times its.
 *
 * @param worth the number of the constraint that a covering is worth so much
 */
public record BoundProof(ProofModel model, ProofWriter proof, LinearBound bound, long worth) {
    /** Derives that nothing is worth so much, which is more than the bound. */
    public void contradict() {
        proof.derive(sum(model::upper));
    }

    /** Derives what may be lost; returns the constraint's number. */
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
