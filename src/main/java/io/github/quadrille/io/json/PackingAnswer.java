package io.github.quadrille.io.json;

import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import java.util.OptionalLong;

/**
 * Holds a packing, or a part of a packing, for an answer.
 *
 * @param picture the rows of a picture, which has one character for each cell
 */
public record PackingAnswer(List<PieceAnswer> pieces, List<String> picture) implements RecordFields.Inline {
    public static PackingAnswer of(Packing packing, Puzzle puzzle) {
        return new PackingAnswer(
                PieceAnswer.of(puzzle, packing.pieces()),
                LatticeNotation.lines(
                        puzzle.region().lattice(), puzzle.region().layers(), packing.picture(puzzle), Region.HOLE));
    }

    /**
     * Holds one packing of a list of packings.
     *
     * @param packing the number of the packing in the list
     * @param images the number of different packings that the symmetries of the puzzle make of this packing, if the
     *     list has only one of them
     */
    public record Listed(OptionalLong packing, OptionalLong images, PackingAnswer of) {}
}
