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
        /** A piece lies where the board has no cell. */
        OUTSIDE,
        /** Two pieces lie on one cell. */
        OVERLAP,
        /** A cell that must be covered is open. */
        UNCOVERED,
        /** A piece is of no kind of the bag. */
        UNKNOWN_KIND,
        /** The cells of a piece are not the shape of its kind, as it may be turned. */
        NOT_AN_ORIENTATION,
        /** A kind is used too often. */
        TOO_MANY,
        /** A kind is not used often enough. */
        TOO_FEW
    }
}
