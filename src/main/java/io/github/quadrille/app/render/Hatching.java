package io.github.quadrille.app.render;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.Stream;

/**
 * A {@code Hatching} is a pattern of stripes in one or two directions, which continue from cell to cell. Kinds have
 * twenty different hatchings, made from directions and distances. After that, the hatchings repeat. One more hatching
 * marks given pieces, so that a print without colours shows which pieces are given.
 *
 * @param directions the directions, in eighths of a full turn
 * @param step the distance from stripe to stripe, in cells
 * @param width the width of a stripe, in cells
 */
record Hatching(List<Integer> directions, double step, double width) {
    /** Given pieces have this hatching, which rises to the right. */
    static final Hatching GIVEN = new Hatching(List.of(3), 0.21, 0.035);

    private static final double EIGHTH = Math.PI / 4;
    private static final double CLOSE = 0.16;
    private static final double WIDE = 0.32;
    private static final double FINE = 0.02;
    private static final List<Hatching> OF_KINDS = Stream.of(
                    List.of(List.of(0), List.of(1), List.of(2), List.of(3)),
                    List.of(List.of(0, 2), List.of(1, 3)),
                    List.of(List.of(0, 1), List.of(1, 2), List.of(2, 3), List.of(3, 0)))
            .flatMap(directions -> Stream.of(WIDE, CLOSE)
                    .flatMap(step -> directions.stream().map(some -> new Hatching(some, step, FINE))))
            .toList();

    /** Returns the hatching of a kind. */
    static Hatching of(int kind) {
        return OF_KINDS.get(kind % OF_KINDS.size());
    }

    /** Returns the stripes inside an outline. */
    Shape within(Shape outline) {
        Area seen = new Area();
        for (int direction : directions) {
            Area stripes = new Area(stripes(outline.getBounds2D(), direction));
            stripes.intersect(new Area(outline));
            seen.add(stripes);
        }
        return seen;
    }

    /**
     * Returns stripes over a whole box. Stripes are shifted by half a step, because otherwise some would cover sides of
     * squares.
     */
    private Path2D stripes(Rectangle2D box, int direction) {
        AffineTransform turn = AffineTransform.getRotateInstance(direction * EIGHTH);
        Point2D middle = AffineTransform.getRotateInstance(-direction * EIGHTH)
                .transform(new Point2D.Double(box.getCenterX(), box.getCenterY()), null);
        double reach = Math.hypot(box.getWidth(), box.getHeight()) / 2;
        Path2D stripes = new Path2D.Double();
        double first = (Math.floor((middle.getY() - reach) / step) + 0.5) * step;
        for (double at = first; at < middle.getY() + reach; at += step) {
            stripes.append(new Rectangle2D.Double(middle.getX() - reach, at - width / 2, 2 * reach, width), false);
        }
        stripes.transform(turn);
        return stripes;
    }
}
