package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/**
 * Holds the sizes of the gutters: the strips of squares outside the board, for pieces that hang over its edges.
 *
 * @param below the number of rows beyond the bottom edge
 * @param right the number of columns beyond the right edge
 */
record Gutters(int below, int right) {
    static final Gutters NONE = new Gutters(0, 0);

    /** Returns gutters that are just large enough for the pieces that hang over the edges of a picture's board. */
    static Gutters of(Picture picture) {
        int below = 0;
        int right = 0;
        for (int piece = 0; piece < picture.size(); piece++) {
            for (Cell cell : picture.cells(piece)) {
                below = Math.max(below, cell.row() + 1 - picture.region().rows());
                right = Math.max(right, cell.column() + 1 - picture.region().columns());
            }
        }
        return new Gutters(below, right);
    }

    /** Returns gutters that are just large enough for both these and the given gutters. */
    Gutters with(Gutters other) {
        return new Gutters(Math.max(below, other.below), Math.max(right, other.right));
    }

    Path2D floor(Region board) {
        Path2D path = new Path2D.Double();
        if (below > 0) {
            path.append(new Rectangle2D.Double(0, board.rows(), board.columns() + right, below), false);
        }
        if (right > 0) {
            path.append(new Rectangle2D.Double(board.columns(), 0, right, board.rows()), false);
        }
        return path;
    }

    Path2D grid(Region board) {
        Path2D path = new Path2D.Double();
        int bottom = board.rows() + below;
        int end = board.columns() + right;
        for (int row = 1; row < bottom; row++) {
            int from = row <= board.rows() ? board.columns() : 0;
            if (from < end) {
                path.append(new Line2D.Double(from, row, end, row), false);
            }
        }
        for (int column = 1; column < end; column++) {
            int from = column <= board.columns() ? board.rows() : 0;
            if (from < bottom) {
                path.append(new Line2D.Double(column, from, column, bottom), false);
            }
        }
        return path;
    }
}
