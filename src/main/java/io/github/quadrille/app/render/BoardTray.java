package io.github.quadrille.app.render;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/**
 * What a board of any lattice lies in: a light floor with a dark rim, on paper.
 *
 * @param board the lines around its cells
 */
record BoardTray(Path2D board) {
    private static final double MARGIN = 0.4;
    private static final double RIM = 0.3;

    /** All that is drawn, margins included. */
    Rectangle2D paper() {
        Rectangle2D box = board.getBounds2D();
        return new Rectangle2D.Double(
                box.getX() - MARGIN, box.getY() - MARGIN, box.getWidth() + 2 * MARGIN, box.getHeight() + 2 * MARGIN);
    }

    void drawWith(Pen pen) {
        pen.fill(paper(), Drawing.PAPER);
        pen.line(board, Drawing.TRAY, RIM);
        pen.fill(board, Drawing.FLOOR);
    }
}
