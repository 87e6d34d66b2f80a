package io.github.quadrille.app.render;

import java.awt.geom.AffineTransform;

/**
 * Where layers of cubes are in a picture by isometric projection: columns run to the lower right, rows to the lower left,
 * and heights upwards.
 *
 * @param rise from a layer to the next, in sides of a cube
 */
record IsometricPlan(double rise) {
    /** How far to the right a step along a row leads; one along a column leads as far to the left. */
    static final double RIGHT = Math.sqrt(3) / 2;
    /** How far down both lead. */
    static final double DOWN = 0.5;

    /** From a plan of columns and rows at some height above the ground of a layer to the picture. */
    AffineTransform at(int layer, double height) {
        return new AffineTransform(RIGHT, DOWN, -RIGHT, DOWN, 0, -layer * rise - height);
    }
}
