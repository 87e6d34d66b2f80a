package io.github.quadrille.app.render;

import java.awt.Shape;

/** What can draw a {@link Figure}; lengths are in cells. */
public interface Pen {
    /** Fills the inside of a shape. */
    void fill(Shape shape, Colour colour);

    /** Draws along a line of this width. */
    void line(Shape line, Colour colour, double width);
}
