package io.github.quadrille.app.make;

import io.github.quadrille.app.make.CutDesign.Corners;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;

/** Holds a line made of straight strokes and arcs, in millimetres. The y axis points downwards. */
record CutLine(List<Knot> knots, boolean isClosed) {
    /**
     * Curves are replaced by straight strokes that deviate from them by at most this distance, in millimetres. Most
     * cutters are less exact.
     */
    private static final double FLATNESS = 0.02;

    private static final double STRAIGHT = 1e-6;

    /**
     * A knot is a point where a stroke or an arc begins, or where the line ends.
     *
     * @param bulge the bulge of the arc to the next knot: the tangent of a fourth of its angle, positive if clockwise,
     *     and 0 if the stroke is straight
     */
    record Knot(double x, double y, double bulge) {}

    /**
     * Says how a closed line turns at its corners.
     *
     * @param radius the radius of the arcs at corners, before the line is moved outwards
     * @param grown the distance by which the line is moved outwards, which makes arcs at outer corners larger and arcs
     *     at inner corners smaller
     * @param inner the direction of turns at inner corners: 1 to the right, -1 to the left
     */
    record Turns(Corners corners, double radius, double grown, int inner) {}

    /** Returns a closed line with corners at these points. The area that the line bounds lies on its right. */
    static CutLine closed(List<Point2D> points, Turns turns) {
        List<Knot> knots = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            Point2D before = points.get((i + points.size() - 1) % points.size());
            Point2D at = points.get(i);
            Point2D after = points.get((i + 1) % points.size());
            double in = Math.atan2(at.getY() - before.getY(), at.getX() - before.getX());
            double out = Math.atan2(after.getY() - at.getY(), after.getX() - at.getX());
            double turn = Math.IEEEremainder(out - in, 2 * Math.PI);
            if (Math.abs(turn) < STRAIGHT) {
                continue;
            }
            double radius = turns.radius + Math.signum(turn) * turns.grown;
            if (turns.corners == Corners.ROUND && radius > 0) {
                arc(knots, at, in, out, radius * Math.tan(Math.abs(turn) / 2), Math.tan(turn / 4));
            } else if (turns.corners == Corners.DOGBONE && turn * turns.inner > 0) {
                arc(knots, at, in, out, 2 * turns.radius * Math.sin(Math.abs(turn) / 2), Math.tan(turn / 2));
            } else {
                knots.add(new Knot(at.getX(), at.getY(), 0));
            }
        }
        return new CutLine(knots, true);
    }

    /**
     * Adds an arc. It begins at the distance {@code reach} before a corner, and ends at this distance after the corner.
     */
    private static void arc(List<Knot> knots, Point2D at, double in, double out, double reach, double bulge) {
        knots.add(new Knot(at.getX() - reach * Math.cos(in), at.getY() - reach * Math.sin(in), bulge));
        knots.add(new Knot(at.getX() + reach * Math.cos(out), at.getY() + reach * Math.sin(out), 0));
    }

    /** Returns the lines of a shape. Its curves are replaced by short straight strokes. */
    static List<CutLine> of(Shape shape) {
        List<CutLine> lines = new ArrayList<>();
        double[] point = new double[2];
        for (PathIterator at = shape.getPathIterator(null, FLATNESS); !at.isDone(); at.next()) {
            int kind = at.currentSegment(point);
            if (kind == PathIterator.SEG_MOVETO) {
                lines.add(new CutLine(new ArrayList<>(), false));
            }
            CutLine last = lines.get(lines.size() - 1);
            if (kind == PathIterator.SEG_CLOSE) {
                lines.set(lines.size() - 1, new CutLine(last.knots, true));
            } else {
                last.knots.add(new Knot(point[0], point[1], 0));
            }
        }
        return lines;
    }

    /** Returns this line, moved and turned. */
    CutLine moved(AffineTransform place) {
        return new CutLine(
                knots.stream()
                        .map(knot -> {
                            Point2D at = place.transform(new Point2D.Double(knot.x, knot.y), null);
                            return new Knot(at.getX(), at.getY(), knot.bulge);
                        })
                        .toList(),
                isClosed);
    }

    /** Returns the length of the line. */
    double length() {
        double length = 0;
        for (int i = 0; i < knots.size() - (isClosed ? 0 : 1); i++) {
            Knot from = knots.get(i);
            Knot to = knots.get((i + 1) % knots.size());
            double chord = Math.hypot(to.x - from.x, to.y - from.y);
            double angle = 4 * Math.atan(Math.abs(from.bulge));
            length += angle == 0 ? chord : chord * angle / (2 * Math.sin(angle / 2));
        }
        return length;
    }
}
