package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Figure.Pen;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Shows a piece made of balls as it looks in the hand. The nearest ball is drawn last. */
record BallPiece(BallPlan plan, List<Cell> nearestLast) implements PieceInHand {
    /** A picture shows enough of two balls when their middles are at least this far apart, in diameters of a ball. */
    private static final double ENOUGH = 0.7;

    /**
     * Returns a piece, turned so that its balls hide each other as little as possible. Among equally good views, the
     * first is taken. So a piece stays as drawn if it is shown well enough in that position.
     */
    static BallPiece of(Polyform shape) {
        return shape.orientations(PieceSymmetry.ONE_SIDED).stream()
                .map(BallPiece::asDrawn)
                .reduce((one, other) -> other.seen() > one.seen() + 0.01 ? other : one)
                .orElseThrow();
    }

    private static BallPiece asDrawn(Polyform shape) {
        return new BallPiece(
                new BallPlan(IntStream.range(0, shape.depth())
                        .mapToObj(layer -> layer * BallPlan.RISE)
                        .toList()),
                shape.cells().stream()
                        .sorted(Comparator.comparingDouble(BallPlan::nearness))
                        .toList());
    }

    /**
     * Returns the least distance between the middles of two balls in the picture, or {@link #ENOUGH} if that is less.
     */
    private double seen() {
        double least = ENOUGH;
        for (Cell one : nearestLast) {
            for (Cell other : nearestLast) {
                least = one.equals(other) ? least : Math.min(least, plan.at(one).distance(plan.at(other)));
            }
        }
        return least;
    }

    @Override
    public Rectangle2D box() {
        return discs().getBounds2D();
    }

    Path2D discs() {
        return plan.discs(nearestLast);
    }

    @Override
    public void draw(Pen pen, Colour colour, Colour line) {
        for (int i = 0; i < nearestLast.size(); i++) {
            Cell ball = nearestLast.get(i);
            pen.fill(plan.disc(ball), colour);
            plan.shade(pen, ball, colour);
            pen.line(plan.disc(ball), line, Drawing.EDGE_WIDTH);
            for (Cell later : nearestLast.subList(i + 1, nearestLast.size())) {
                if (Lattices.FCC.steps(ball).contains(later.minus(ball))) {
                    plan.join(pen, ball, later, colour, BallPlan.ROD);
                }
            }
        }
    }

    @Override
    public Point2D middle() {
        return plan.at(nearestLast.get(nearestLast.size() - 1));
    }
}
