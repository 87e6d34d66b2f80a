package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;

/**
 * Says how pictures in files look.
 *
 * @param view the way in which a picture shows the board
 * @param ink the filling of the pieces
 * @param hasLetters whether pieces have the letters of their kinds, where the pieces are large enough
 */
public record Look(Look.View view, Look.Ink ink, boolean hasLetters) {
    /** The plain look shows the board from above, in colour and with letters. */
    public static final Look PLAIN = new Look(View.LAYERS, Ink.COLOUR, true);

    /** Tells whether pictures in space and models exist for cells of this lattice. */
    public static boolean isInSpace(Lattice lattice) {
        return lattice == Lattices.CUBIC || lattice == Lattices.SQUARE || lattice == Lattices.FCC;
    }

    /** Says how pieces are filled. */
    public enum Ink {
        /**
         * Pieces are filled with the colours of their kinds. People with red or green blindness can tell these colours
         * apart.
         */
        COLOUR,
        /**
         * Pieces are filled with the hatchings of their kinds, black on white. The first twenty kinds have different
         * hatchings.
         */
        PATTERNS,
        /** Pieces are not filled: there are only lines and letters. */
        LINES
    }

    /** Says how pictures show a board. */
    public enum View {
        /** The board is seen from above. Cubes and balls are drawn layer by layer, side by side. */
        LAYERS,
        /**
         * The board is seen in space by parallel projection, with layers above each other and apart. This works for
         * cubes, for balls, and for squares, which are drawn one cube thick.
         */
        EXPLODED,
        /**
         * There is a picture in space for each piece, in the order of the pieces. It shows the board up to that piece,
         * which is marked.
         */
        STEPS
    }
}
