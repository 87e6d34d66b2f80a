package io.github.quadrille.puzzle;

import io.github.quadrille.geometry.PieceSymmetry;
import io.github.quadrille.geometry.Region;
import java.util.List;

/**
 * Cover every mandatory cell of a region exactly once, and every optional cell at most once, by pieces from a bag; or,
 * with another goal, as much as possible.
 *
 * @param name what people call it
 * @param symmetry what may be done to pieces before they are laid down
 * @param goal what is asked
 */
public record Puzzle(String name, Region region, PieceSymmetry symmetry, Bag bag, Goal goal) {
    /** With the usual goal, a packing. */
    public Puzzle(String name, Region region, PieceSymmetry symmetry, Bag bag) {
        this(name, region, symmetry, bag, Goal.PACK);
    }

    /** How many cells the board has that must be covered, unless the goal says otherwise. */
    public int mandatoryCells() {
        return region.mandatorySize();
    }

    /** A rectangle and the standard bag: k each of the free tetrominoes T I O L S, k = rows * columns / 20 rounded down. */
    public static Puzzle standard(int rows, int columns) {
        CountRange each = CountRange.exactly((int) ((long) rows * columns / 20));
        List<Supply> supplies = BuiltInKinds.set("tetrominoes").kinds().stream()
                .map(kind -> new Supply(kind, each))
                .toList();
        return new Puzzle(rows + "x" + columns, Region.rectangle(rows, columns), PieceSymmetry.FREE, new Bag(supplies));
    }
}
