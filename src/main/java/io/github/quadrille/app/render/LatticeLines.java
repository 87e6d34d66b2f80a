package io.github.quadrille.app.render;

import java.awt.geom.Path2D;

/** The lines between squares side by side that a rule picks, neighbouring ones joined to one. */
final class LatticeLines {
    private LatticeLines() {}

    /** Whether there is a line between squares of the given covers, see {@link Picture#pieceAt}. */
    interface Rule {
        boolean separates(int cover, int otherCover);
    }

    static Path2D of(Picture picture, Rule rule) {
        Path2D path = new Path2D.Double();
        for (int row = 1; row < picture.rows(); row++) {
            int start = 0;
            for (int column = 0; column <= picture.columns(); column++) {
                if (column == picture.columns()
                        || !rule.separates(picture.pieceAt(row - 1, column), picture.pieceAt(row, column))) {
                    add(path, start, row, column, row);
                    start = column + 1;
                }
            }
        }
        for (int column = 1; column < picture.columns(); column++) {
            int start = 0;
            for (int row = 0; row <= picture.rows(); row++) {
                if (row == picture.rows()
                        || !rule.separates(picture.pieceAt(row, column - 1), picture.pieceAt(row, column))) {
                    add(path, column, start, column, row);
                    start = row + 1;
                }
            }
        }
        return path;
    }

    private static void add(Path2D path, int x, int y, int endX, int endY) {
        if (x < endX || y < endY) {
            path.moveTo(x, y);
            path.lineTo(endX, endY);
        }
    }
}
