package io.github.quadrille.engine.coverings;

import io.github.quadrille.engine.argument.LinearBound;
import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.core.puzzle.Evidence;

import java.util.Optional;

/**
 * A sweep that has passed all coverings by: none of them loses so little.
 *
 * @param bound by whose weights losses are measured
 * @param least what no covering is worth
 * @param states how many states were met
 */
record SweepRefutation(LinearBound bound, long least, long states) implements Evidence {
    @Override
    public String name() {
        return "sweep";
    }

    @Override
    public String sentence() {
        return "By the weights of the bound, %.3f in all, a covering may lose %.3f by open cells and by pieces that weigh more than they are worth; a sweep along the frontier met %,d states that had lost no more, and none of them at the end."
                .formatted(
                        (double) bound.total() / bound.denominator(),
                        (double) bound.total() / bound.denominator() - least,
                        states);
    }

    @Override
    public Optional<CellWeights> picture() {
        return bound.picture();
    }
}
