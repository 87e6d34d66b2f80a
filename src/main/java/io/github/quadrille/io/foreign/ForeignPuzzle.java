package io.github.quadrille.io.foreign;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Placement;
import java.util.List;

/**
 * Holds a puzzle of squares as another program lists it, before its shapes have names.
 *
 * @param mandatory cells to cover
 * @param optional cells that may be covered
 * @param pieces the pieces with their names in the file, on cells anywhere
 */
public record ForeignPuzzle(List<Cell> mandatory, List<Cell> optional, List<Placement> pieces) {
    /** Copies the lists. */
    public ForeignPuzzle {
        mandatory = List.copyOf(mandatory);
        optional = List.copyOf(optional);
        pieces = List.copyOf(pieces);
    }
}
