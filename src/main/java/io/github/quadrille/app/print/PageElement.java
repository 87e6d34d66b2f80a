package io.github.quadrille.app.print;

import io.github.quadrille.app.print.SheetStyle.Paper;
import io.github.quadrille.app.render.Figure;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;

/** A {@code PageElement} has a place on a page. Its lengths are in millimetres from the top left corner of the page. */
public interface PageElement {
    /** Returns this element, moved down. */
    PageElement shifted(double down);

    /** Returns this element at its place after a half turn of the paper. */
    PageElement turned(Paper paper);

    /**
     * Places a figure on a page.
     *
     * @param x the left side of the figure's box
     * @param y the upper side of the figure's box
     * @param cell the side of a square
     */
    record Drawn(Figure figure, double x, double y, double cell, boolean isUpsideDown) implements PageElement {
        @Override
        public PageElement shifted(double down) {
            return new Drawn(figure, x, y + down, cell, isUpsideDown);
        }

        @Override
        public PageElement turned(Paper paper) {
            return new Drawn(
                    figure,
                    paper.width() - x - figure.box().getWidth() * cell,
                    paper.height() - y - figure.box().getHeight() * cell,
                    cell,
                    !isUpsideDown);
        }

        /** Returns the transformation from coordinates of the figure to coordinates of the page. */
        AffineTransform place() {
            Rectangle2D box = figure.box();
            AffineTransform place = AffineTransform.getTranslateInstance(x, y);
            place.scale(cell, cell);
            if (isUpsideDown) {
                place.rotate(Math.PI, box.getWidth() / 2, box.getHeight() / 2);
            }
            place.translate(-box.getX(), -box.getY());
            return place;
        }
    }

    /**
     * Places a line of text on a page.
     *
     * @param x the x coordinate of the place where the line begins
     * @param y the y coordinate of the base line
     * @param size the size of the font
     * @param isUpsideDown whether the line stands upside down, so that it begins at the right
     */
    record Text(String words, double x, double y, double size, boolean isUpsideDown) implements PageElement {
        @Override
        public PageElement shifted(double down) {
            return new Text(words, x, y + down, size, isUpsideDown);
        }

        @Override
        public PageElement turned(Paper paper) {
            return new Text(words, paper.width() - x, paper.height() - y, size, !isUpsideDown);
        }
    }
}
