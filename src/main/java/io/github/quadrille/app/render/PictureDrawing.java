package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Figure.Pen;
import io.github.quadrille.core.geometry.Lattices;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;

/** The look of a picture, whatever it is drawn with. */
interface PictureDrawing {
    /** All that is drawn, margins included. */
    Rectangle2D paper();

    /** Where pieces may be seen. */
    default Rectangle2D window() {
        return paper();
    }

    /** What must not be longer than a picture may be, in cells. */
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

    /** What can draw a {@link Drawing}; lengths are in cells, the origin is the top left corner of the board. */
    interface Brush extends Pen {
        /**
         * A piece by its number. Beyond {@link Drawing#window} nothing of it may be seen.
         *
         * @param opacity of its inside, from 0 to 1; its edge is never seen through
         */
        void piece(int piece, Shape outline, Colour fill, double opacity);
    }
}
