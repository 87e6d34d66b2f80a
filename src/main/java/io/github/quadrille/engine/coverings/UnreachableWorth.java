package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.core.puzzle.Evidence;

import java.util.Optional;

/**
 * A reason why no covering is worth some number, and that nothing below it can be worth more than the best one, by the
 * {@link PossibleWorths} of pieces.
 *
 * @param why the reason
 * @param from what no pieces are worth together, at least
 * @param to and at most
 * @param unit of what
 */
record UnreachableWorth(Evidence why, long from, long to, String unit) implements Evidence {
    @Override
    public String name() {
        return why.name();
    }

    @Override
    public String sentence() {
        return "%s And what the pieces are worth never adds up to %s."
                .formatted(
                        why.sentence(),
                        from == to ? "%,d %s".formatted(from, unit) : "%,d to %,d %s".formatted(from, to, unit));
    }

    @Override
    public Optional<CellWeights> picture() {
        return why.picture();
    }
}
