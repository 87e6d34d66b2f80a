package io.github.quadrille.app.render;

import java.awt.Shape;

/** What can draw a {@link Drawing}; lengths are in cells, the origin is the top left corner of the board. */
interface Brush extends Pen {
    /**
     * A piece by its number. Beyond {@link Drawing#window} nothing of it may be seen.
     *
     * @param opacity of its inside, from 0 to 1; its edge is never seen through
     */
    void piece(int piece, Shape outline, Colour fill, double opacity);
}
