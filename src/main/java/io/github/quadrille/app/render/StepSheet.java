package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Figure.Pen;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Optional;

/**
 * Arranges the numbered steps of an assembly in rows, with about as many rows as columns.
 *
 * @param steps the number of steps, at least one
 * @param first the box in which the first step is drawn; the boxes of all other steps have the same size
 */
record StepSheet(int steps, Rectangle2D first) {
    private int columns() {
        return (int) Math.ceil(Math.sqrt(steps));
    }

    /** Returns the box around all steps. */
    Rectangle2D paper() {
        int rows = (steps - 1) / columns() + 1;
        return new Rectangle2D.Double(
                first.getX(), first.getY(), columns() * first.getWidth(), rows * first.getHeight());
    }

    /** Returns the shift from the place of the first step to the place of this step. */
    Point2D shift(int step) {
        return new Point2D.Double(
                step % columns() * first.getWidth(), Math.floorDiv(step, columns()) * first.getHeight());
    }

    /** Returns the place of a step's number. */
    Point2D corner(int step, double margin) {
        return new Point2D.Double(
                first.getX() + shift(step).getX() + margin,
                first.getY() + shift(step).getY() + margin);
    }

    /** Writes the number of a step, from 1, at its corner. */
    void writeNumber(Pen pen, int step, double margin, double height) {
        PieceStyle.write(pen, String.valueOf(step + 1), corner(step, margin), height, Optional.empty(), Colour.BLACK);
    }
}
