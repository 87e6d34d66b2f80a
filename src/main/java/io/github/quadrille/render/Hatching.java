package io.github.quadrille.render;

import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Stripes that rise to the right: they mark pieces that were given, on boards of any lattice, without a colour's help. */
final class Hatching {
    private static final double STEP = 0.3;
    private static final double WIDTH = 0.05;

    private Hatching() {}

    /** The stripes inside an outline, of which only what is in the window may be seen. */
    static Shape of(Shape outline, Rectangle2D window) {
        Rectangle2D box = outline.getBounds2D();
        Path2D stripes = new Path2D.Double();
        double first = Math.ceil((box.getMinX() + box.getMinY()) / STEP) * STEP;
        for (double sum = first; sum < box.getMaxX() + box.getMaxY(); sum += STEP) {
            // A stripe is where x + y is about the same.
            stripes.moveTo(sum - box.getMinY(), box.getMinY());
            stripes.lineTo(sum - box.getMinY() + WIDTH, box.getMinY());
            stripes.lineTo(sum - box.getMaxY() + WIDTH, box.getMaxY());
            stripes.lineTo(sum - box.getMaxY(), box.getMaxY());
            stripes.closePath();
        }
        Area seen = new Area(stripes);
        seen.intersect(new Area(outline));
        seen.intersect(new Area(window));
        return seen;
    }
}
