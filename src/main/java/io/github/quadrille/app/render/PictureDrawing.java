package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Figure.Pen;
import io.github.quadrille.core.geometry.Lattices;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;

/** A {@code PictureDrawing} draws a picture in one style, with any brush. */
interface PictureDrawing {
    /** Returns the box around everything that is drawn, margins included. */
    Rectangle2D paper();

    /** Returns the area in which pieces may be seen. */
    default Rectangle2D window() {
        return paper();
    }

    /** Returns the length, in cells, to which the limit on the size of a picture applies. */
    default double longestSide() {
        return Math.max(paper().getWidth(), paper().getHeight());
    }

    void drawWith(Brush brush);

    static PictureDrawing of(Picture picture, Look look) {
        if (picture.isSheet() && picture.region().lattice() == Lattices.FCC) {
            return new BallSheet(picture, look);
        }
        return switch (look.view()) {
            case EXPLODED ->
                picture.region().lattice() == Lattices.FCC
                        ? new BallDrawing(picture, look)
                        : new ExplodedDrawing(picture, look);
            case STEPS -> new ExplodedDrawing.Steps(picture, look);
            case LAYERS ->
                picture.region().lattice() == Lattices.SQUARE
                        ? new Drawing(picture, look)
                        : new LatticeDrawing(picture, look);
        };
    }

    /**
     * A {@code Brush} can draw a {@link PictureDrawing}. Lengths are in cells. If a board is seen from above, the
     * origin is its top left corner.
     */
    interface Brush extends Pen {
        /**
         * Draws a piece, which is given by its number. No part of the piece may be seen beyond {@link
         * PictureDrawing#window}.
         *
         * @param opacity the opacity of the inside of the piece, from 0 to 1; the edge is always opaque
         */
        void piece(int piece, Shape outline, Colour fill, double opacity);
    }
}
