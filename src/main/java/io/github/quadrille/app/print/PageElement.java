package io.github.quadrille.app.print;

import io.github.quadrille.app.print.SheetStyle.Paper;
import io.github.quadrille.app.render.Figure;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;

/** An element stands on a page; lengths are in millimetres from its top left corner. */
public interface PageElement {
    /** Moves the element down. */
    PageElement shifted(double down);

    /** Puts the element where it stands when the paper is turned by half a turn. */
    PageElement turned(Paper paper);

    /**
     * A figure.
     *
     * @param x of the left side of its box
     * @param y of the upper side of its box
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

        /** Leads from the figure's lengths to those of the page. */
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
     * A line of text.
     *
     * @param x where it begins
     * @param y of its base line
     * @param size of its letters
     * @param isUpsideDown it begins at the right then
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
