package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Figure.Pen;
import io.github.quadrille.core.geometry.Cell;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.Collection;
import java.util.List;

/**
 * Places balls in a picture by parallel projection. Columns run to the lower right and rows to the lower left. Columns
 * and rows have different slopes, so that a ball is not drawn straight above the balls of lower layers.
 *
 * @param heights the heights of the layers, in diameters of a ball
 */
record BallPlan(List<Double> heights) {
    /** A ball is drawn with this radius, in diameters of a ball. */
    static final double RADIUS = 0.45;

    /** A rod between balls that touch is this thick, in diameters of a ball. */
    static final double ROD = 0.3;

    /**
     * In a picture of a single piece, each layer is drawn this far above the layer on which it lies, in diameters of a
     * ball.
     */
    static final double RISE = 0.58;

    private static final double INSIDE = RADIUS - Drawing.EDGE_WIDTH / 2;
    private static final double COLUMN_RIGHT = 1;
    private static final double COLUMN_DOWN = 0.4;
    private static final double ROW_LEFT = 0.58;
    private static final double ROW_DOWN = 0.7;
    private static final double SHADOW = 0.16;
    private static final double LIGHT = 0.6;
    /** Returns the place of a ball's middle in the picture. */
    Point2D at(Cell ball) {
        double shift = ball.layer() / 2.0;
        double right = COLUMN_RIGHT * (ball.column() + shift) - ROW_LEFT * (ball.row() + shift);
        return new Point2D.Double(right, down(ball) - heights.get(ball.layer()));
    }

    /** Returns how far below the back corner of the board a ball would be drawn if the ball lay on the ground. */
    static double down(Cell ball) {
        return COLUMN_DOWN * (ball.column() + ball.layer() / 2.0) + ROW_DOWN * (ball.row() + ball.layer() / 2.0);
    }

    /** Returns how near a ball is to the eye. A greater number is nearer. */
    static double nearness(Cell ball) {
        return down(ball) + ball.layer() * RISE;
    }

    /** Returns the disc that shows a ball. */
    Ellipse2D disc(Cell ball) {
        return CellOutlines.disc(at(ball), RADIUS);
    }

    /** Returns the discs that show some balls. */
    Path2D discs(Collection<Cell> balls) {
        Path2D all = new Path2D.Double();
        balls.forEach(ball -> all.append(disc(ball), false));
        return all;
    }

    /** Draws light and shadow on a ball. A ball as white as paper has neither. */
    void shade(Pen pen, Cell ball, Colour colour) {
        if (colour.rgb() != Colour.WHITE.rgb()) {
            pen.fill(CellOutlines.disc(at(ball), INSIDE), colour.mixed(Colour.BLACK, SHADOW));
            pen.fill(CellOutlines.disc(towardsLight(ball, 0.05), 0.85 * INSIDE), colour);
            pen.fill(CellOutlines.disc(towardsLight(ball, 0.17), 0.2 * INSIDE), colour.mixed(Colour.WHITE, LIGHT));
        }
    }

    private Point2D towardsLight(Cell ball, double by) {
        Point2D middle = at(ball);
        return new Point2D.Double(middle.getX() - by, middle.getY() - by);
    }

    /**
     * Draws a rod between two balls. It leads from the rim of the first ball to the middle of the second ball, which is
     * drawn later.
     */
    void join(Pen pen, Cell from, Cell to, Colour colour, double width) {
        Point2D start = at(from);
        Point2D end = at(to);
        double share = (RADIUS - width / 3) / start.distance(end);
        Line2D rod = new Line2D.Double(
                start.getX() + share * (end.getX() - start.getX()),
                start.getY() + share * (end.getY() - start.getY()),
                end.getX(),
                end.getY());
        pen.line(rod, Drawing.edge(colour), width);
        if (width > 2 * Drawing.EDGE_WIDTH) {
            Colour tone = colour.rgb() == Colour.WHITE.rgb() ? colour : colour.mixed(Colour.BLACK, SHADOW);
            pen.line(rod, tone, width - 2 * Drawing.EDGE_WIDTH);
        }
    }
}
