package io.github.quadrille.puzzle;

import io.github.quadrille.geometry.Cell;
import java.util.List;

/**
 * Something wrong with a packing.
 *
 * @param message one sentence with the values
 * @param cells the cells concerned, possibly none
 */
public record Fault(Type type, String message, List<Cell> cells) {
    /** What can be wrong. */
    public enum Type {
        OUTSIDE,
        OVERLAP,
        UNCOVERED,
        UNKNOWN_KIND,
        NOT_AN_ORIENTATION,
        TOO_MANY,
        TOO_FEW
    }
}
