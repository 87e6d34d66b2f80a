package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/**
 * The room for what hangs over the edges.
 *
 * @param below rows beyond the bottom edge
 * @param right columns beyond the right edge
 */
record Gutters(int below, int right) {
    static final Gutters NONE = new Gutters(0, 0);

    /** As large as the pieces need them. */
    static Gutters of(Picture picture) {
        int bottom = picture.rows();
        int right = picture.columns();
        for (int piece = 0; piece < picture.size(); piece++) {
            for (Cell cell : picture.cells(piece)) {
                bottom = Math.max(bottom, cell.row() + 1);
                right = Math.max(right, cell.column() + 1);
            }
        }
        return new Gutters(bottom - picture.rows(), right - picture.columns());
    }

    /** As large as both need them. */
    Gutters with(Gutters other) {
        return new Gutters(Math.max(below, other.below), Math.max(right, other.right));
    }

    Path2D floor(Picture picture) {
        Path2D path = new Path2D.Double();
        if (below > 0) {
            path.append(new Rectangle2D.Double(0, picture.rows(), picture.columns() + right, below), false);
        }
        if (right > 0) {
            path.append(new Rectangle2D.Double(picture.columns(), 0, right, picture.rows()), false);
        }
        return path;
    }

    Path2D grid(Picture picture) {
        Path2D path = new Path2D.Double();
        int bottom = picture.rows() + below;
        int end = picture.columns() + right;
        for (int row = 1; row < bottom; row++) {
            int from = row <= picture.rows() ? picture.columns() : 0;
            if (from < end) {
                path.append(new Line2D.Double(from, row, end, row), false);
            }
        }
        for (int column = 1; column < end; column++) {
            int from = column <= picture.columns() ? picture.rows() : 0;
            if (from < bottom) {
                path.append(new Line2D.Double(column, from, column, bottom), false);
            }
        }
        return path;
    }
}
