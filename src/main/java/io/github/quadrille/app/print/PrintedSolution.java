package io.github.quadrille.app.print;

import io.github.quadrille.app.render.Figure;

import io.github.quadrille.app.print.PageElement.Drawn;
import io.github.quadrille.app.print.PageElement.Text;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * A solution at the foot of its puzzle: small and upside down.
 *
 * @param cell the side of a square in millimetres
 */
record PrintedSolution(Figure figure, double cell) {
    private static final double LARGEST = 34;
    private static final double LARGEST_CELL = 4;
    private static final double LETTERS = 3.3;
    private static final double LINE = 4.8;

    static PrintedSolution in(Rectangle2D block, Figure figure) {
        Rectangle2D box = figure.box();
        double room = Math.min(LARGEST, block.getHeight() / 5);
        return new PrintedSolution(
                figure, Math.min(LARGEST_CELL, Math.min(block.getWidth() / box.getWidth(), room / box.getHeight())));
    }

    /** In millimetres, with its heading. */
    double height() {
        return figure.box().getHeight() * cell + LINE;
    }

    /** At the foot of a block, on the right. */
    void draw(Rectangle2D block, List<PageElement> page) {
        double x = block.getMaxX() - figure.box().getWidth() * cell;
        page.add(new Drawn(figure, x, block.getMaxY() - height(), cell, true));
        page.add(new Text("Solution", block.getMaxX(), block.getMaxY() - LETTERS, LETTERS, true));
    }
}
