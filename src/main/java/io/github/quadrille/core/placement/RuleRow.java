package io.github.quadrille.core.placement;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Rule;
import java.util.List;

/**
 * Says where a row of an exact cover comes from.
 *
 * @param cells where to look; empty where it is about the whole board
 */
public record RuleRow(Rule rule, List<Cell> cells) {
    /** Keeps a copy. */
    public RuleRow {
        cells = List.copyOf(cells);
    }
}
