package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Figure.Pen;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Polyform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;

/** Shows a piece in space by itself. */
sealed interface PieceInHand permits SolidPiece, BallPiece {
    /** Returns a piece of cubes or balls, turned so that most of it is seen. */
    static PieceInHand of(Polyform shape) {
        return shape.lattice() == Lattices.FCC ? BallPiece.of(shape) : SolidPiece.of(shape);
    }

    /** Returns all that is drawn. */
    Rectangle2D box();

    /** Draws it, its edges in the colour of lines. */
    void draw(Pen pen, Colour colour, Colour line);

    /** Returns a point that is seen for certain, for a letter. */
    Point2D middle();
}
