package io.github.quadrille.io.json;

import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import java.util.OptionalLong;

/**
 * A packing, or a part of one, in an answer.
 *
 * @param picture a letter per cell
 */
public record PackingAnswer(List<PieceAnswer> pieces, List<String> picture) implements RecordFields.Inline {
    public static PackingAnswer of(Packing packing, Puzzle puzzle) {
        return new PackingAnswer(
                PieceAnswer.of(puzzle, packing.pieces()),
                LatticeNotation.lines(
                        puzzle.region().lattice(), puzzle.region().layers(), packing.picture(puzzle), Region.HOLE));
    }

    /**
     * One of several.
     *
     * @param packing its number
     * @param images where it stands for all that the puzzle's symmetries map it to, how many these are
     */
    public record Listed(OptionalLong packing, OptionalLong images, PackingAnswer of) {}
}
