package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Figure.Pen;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Optional;

/**
 * Lays numbered steps of an assembly out in rows, about as many rows as columns.
 *
 * @param steps how many there are, at least one
 * @param first where the first one is drawn; the others are as large
 */
record StepSheet(int steps, Rectangle2D first) {
    private int columns() {
        return (int) Math.ceil(Math.sqrt(steps));
    }

    /** Returns all that is drawn. */
    Rectangle2D paper() {
        int rows = (steps - 1) / columns() + 1;
        return new Rectangle2D.Double(
                first.getX(), first.getY(), columns() * first.getWidth(), rows * first.getHeight());
    }

    /** Returns how far a step is from the first. */
    Point2D shift(int step) {
        return new Point2D.Double(
                step % columns() * first.getWidth(), Math.floorDiv(step, columns()) * first.getHeight());
    }

    /** Returns where the number of a step stands. */
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
