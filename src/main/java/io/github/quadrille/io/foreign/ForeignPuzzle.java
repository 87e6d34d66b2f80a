package io.github.quadrille.io.foreign;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Placement;
import java.util.List;

/**
 * A puzzle of squares as another program lists it, before its shapes have names.
 *
 * @param mandatory cells to cover
 * @param optional cells that may be covered
 * @param pieces with the name that the file has for each, on cells anywhere
 */
public record ForeignPuzzle(List<Cell> mandatory, List<Cell> optional, List<Placement> pieces) {
    /** Keeps copies. */
    public ForeignPuzzle {
        mandatory = List.copyOf(mandatory);
        optional = List.copyOf(optional);
        pieces = List.copyOf(pieces);
    }
}
