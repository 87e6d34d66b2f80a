package io.github.quadrille.app.print;

import java.awt.geom.Rectangle2D;

/** A page's blocks of one size, beside and below each other. */
record PageGrid(Paper paper, int rows, int columns) {
    /** Around everything. */
    static final double MARGIN = 13;

    private static final double GUTTER = 10;

    /** With so many blocks at least, of about the paper's own proportions. */
    static PageGrid of(int blocks, Paper paper) {
        return of(blocks, (int) Math.ceil(Math.sqrt(blocks)), paper);
    }

    /** The same with so many beside each other. */
    static PageGrid of(int blocks, int columns, Paper paper) {
        return new PageGrid(paper, (blocks + columns - 1) / columns, columns);
    }

    /** A page without margins. */
    static Rectangle2D whole(Paper paper) {
        return new PageGrid(paper, 1, 1).block(0);
    }

    /** The block with this number, row by row, in millimetres. */
    Rectangle2D block(int number) {
        double width = (paper.width() - 2 * MARGIN - (columns - 1) * GUTTER) / columns;
        double height = (paper.height() - 2 * MARGIN - (rows - 1) * GUTTER) / rows;
        int row = number / columns;
        int column = number % columns;
        return new Rectangle2D.Double(
                MARGIN + column * (width + GUTTER), MARGIN + row * (height + GUTTER), width, height);
    }
}
