package io.github.quadrille.core.placement;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Rule;
import java.util.List;

/**
 * Holds the origin of a row of an exact cover. A row limits how many of some placements are chosen.
 *
 * @param rule the rule that made the row
 * @param cells the cells that the row is about; empty if it is about the whole board
 */
public record RuleRow(Rule rule, List<Cell> cells) {
    /** Copies the list. */
    public RuleRow {
        cells = List.copyOf(cells);
    }
}
