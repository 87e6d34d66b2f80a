package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Figure.Pen;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Polyform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;

/** A {@code PieceInHand} is a drawing of one piece in space, without a board. */
sealed interface PieceInHand permits SolidPiece, BallPiece {
    /** Returns a piece of cubes or balls, turned so that its cells hide each other little. */
    static PieceInHand of(Polyform shape) {
        return shape.lattice() == Lattices.FCC ? BallPiece.of(shape) : SolidPiece.of(shape);
    }

    /** Returns the box around everything that is drawn. */
    Rectangle2D box();

    /** Draws the piece with edges in the colour {@code line}. */
    void draw(Pen pen, Colour colour, Colour line);

    /** Returns a point of the piece that is always visible, for a letter. */
    Point2D middle();
}
