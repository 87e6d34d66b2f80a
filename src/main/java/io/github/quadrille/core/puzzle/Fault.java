package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A {@code Fault} is one thing that is wrong with a packing.
 *
 * <p>Example: {@link PackingChecker}
 *
 * @param type the sort of fault
 * @param message one sentence, with the cells, kinds and numbers concerned
 * @param cells the cells concerned, possibly none
 */
public record Fault(Type type, String message, List<Cell> cells) {
    /** Lists what can be wrong with a packing. */
    public enum Type {
        /** A piece covers a place where the board has no cell. */
        OUTSIDE,
        /** Two pieces cover the same cell. */
        OVERLAP,
        /** A cell that must be covered is not covered. */
        UNCOVERED,
        /** A piece has a kind that is not in the bag. */
        UNKNOWN_KIND,
        /** The cells of a piece do not form the shape of its kind in an allowed orientation. */
        NOT_AN_ORIENTATION,
        /** A given piece is not where it was given. */
        NOT_AS_GIVEN,
        /** A kind is used too often. */
        TOO_MANY,
        /** A kind is not used often enough. */
        TOO_FEW,
        /** A rule of the puzzle is broken. */
        RULE
    }

    /** Returns the sentences of all faults, one after another. */
    public static String sentences(List<Fault> faults) {
        return faults.stream().map(Fault::message).collect(Collectors.joining(" "));
    }
}
