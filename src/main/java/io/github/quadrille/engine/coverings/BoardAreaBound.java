package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Goal;


/**
 * Why no covering is worth more: the board's area.
 *
 * @param goal what counts
 */
public record BoardAreaBound(Goal.Cover goal) implements Evidence {
    @Override
    public String name() {
        return "area";
    }

    @Override
    public String sentence() {
        return goal instanceof Goal.Cells
                ? "Every cell that counts is covered."
                : "Even if every piece were the one that counts most for its size, the board has room for no more.";
    }
}
