package io.github.quadrille.app.print;

import io.github.quadrille.app.print.SheetStyle.Paper;
import io.github.quadrille.app.render.Colour;
import io.github.quadrille.app.render.Figure.Pen;
import io.github.quadrille.app.render.SvgText;
import io.github.quadrille.core.text.XmlText;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.AffineTransform;

/** Writes a page as SVG, in the size of its paper. */
public final class SvgSheet {
    /** A millimetre has this many units of the SVG. */
    private static final int UNIT = 100;

    private SvgSheet() {}

    /** Returns the SVG of a page as one string. */
    public static String of(Page page, Paper paper, String title) {
        Rectangle seen = new Rectangle(units(paper.width()), units(paper.height()));
        SvgText svg = SvgText.open(paper.width() + "mm", paper.height() + "mm", seen, "", title)
                .put("<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>\n", seen.width, seen.height);
        for (PageElement element : page.elements()) {
            if (element instanceof PageElement.Drawn drawn) {
                drawn.figure().drawWith(new Placed(svg, drawn.place(), drawn.cell()));
            } else if (element instanceof PageElement.Text words) {
                write(svg, words);
            }
        }
        return svg.put("</svg>\n").toString();
    }

    private static void write(SvgText svg, PageElement.Text words) {
        int x = units(words.x());
        int y = units(words.y());
        svg.put(
                "<text x=\"%1$d\" y=\"%2$d\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"%3$d\"%4$s>%5$s</text>\n",
                x,
                y,
                units(words.size()),
                words.isUpsideDown() ? " transform=\"rotate(180 %d %d)\"".formatted(x, y) : "",
                XmlText.of(words.words()));
    }

    private record Placed(SvgText svg, AffineTransform place, double cell) implements Pen {
        @Override
        public void fill(Shape shape, Colour colour) {
            path("fill=\"%s\"".formatted(colour.hex()), shape);
        }

        @Override
        public void line(Shape line, Colour colour, double width) {
            path(
                    "fill=\"none\" stroke=\"%s\" stroke-width=\"%d\" stroke-linejoin=\"round\" stroke-linecap=\"round\""
                            .formatted(colour.hex(), units(width * cell)),
                    line);
        }

        private void path(String style, Shape shape) {
            svg.path(style, place.createTransformedShape(shape), UNIT);
        }
    }

    private static int units(double millimetres) {
        return (int) Math.round(millimetres * UNIT);
    }
}
