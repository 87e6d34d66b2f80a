package io.github.quadrille.io.foreign;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Placement;
import java.util.List;

/**
 * Holds a puzzle of squares that was read from a text file of another program.
 *
 * @param mandatory the cells that must be covered
 * @param optional the cells that can be covered
 * @param pieces the pieces with short names, such as a letter or {@code block 1}; their cells show only their shape,
 *     not their place
 */
public record ForeignPuzzle(List<Cell> mandatory, List<Cell> optional, List<Placement> pieces) {
    /** Copies the lists. */
    public ForeignPuzzle {
        mandatory = List.copyOf(mandatory);
        optional = List.copyOf(optional);
        pieces = List.copyOf(pieces);
    }
}
