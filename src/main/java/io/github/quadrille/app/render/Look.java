package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;

/**
 * How pictures in files look.
 *
 * @param ink what pieces are filled with
 * @param hasLetters whether pieces have the letters of their kinds, where they are large enough
 */
public record Look(Look.View view, Look.Ink ink, boolean hasLetters) {
    /** From above, in colour, with letters. */
    public static final Look PLAIN = new Look(View.LAYERS, Ink.COLOUR, true);

    /** Says whether there are pictures in space and models of such cells. */
    public static boolean isInSpace(Lattice lattice) {
        return lattice == Lattices.CUBIC || lattice == Lattices.SQUARE || lattice == Lattices.FCC;
    }

    /** What pieces are filled with in print. */
    public enum Ink {
        /** The colours of pictures, which eyes that see no red or no green tell apart, too. */
        COLOUR,
        /** A hatching for each kind, black on white. */
        PATTERNS,
        /** Nothing: lines and letters only. */
        LINES
    }

    /** How pictures show a board. */
    public enum View {
        /** From above: cubes layer by layer, side by side. */
        LAYERS,
        /** In space, as by isometric projection: layers above each other, pulled apart. For cubes, balls, and squares a cube thick. */
        EXPLODED,
        /** In space, a picture for each piece, in the order of the pieces: the board up to that one, which is marked. */
        STEPS
    }
}
