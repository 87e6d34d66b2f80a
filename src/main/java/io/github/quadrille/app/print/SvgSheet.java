package io.github.quadrille.app.print;

import io.github.quadrille.app.print.Page.PageElement;
import io.github.quadrille.app.print.SheetStyle.Paper;
import io.github.quadrille.app.render.Colour;
import io.github.quadrille.app.render.Figure.Pen;
import io.github.quadrille.app.render.SvgPathData;
import io.github.quadrille.app.render.XmlText;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.util.Locale;

/** A page as SVG, in its size. */
public final class SvgSheet {
    /** Units of a millimetre. */
    private static final int UNIT = 100;

    private final StringBuilder text = new StringBuilder();

    private SvgSheet() {}

    /** The page as one string. */
    public static String of(Page page, Paper paper, String title) {
        SvgSheet sheet = new SvgSheet();
        sheet.put("""
                <svg xmlns="http://www.w3.org/2000/svg" width="%1$smm" height="%2$smm" viewBox="0 0 %3$d %4$d">
                <title>%5$s</title>
                <rect width="%3$d" height="%4$d" fill="#ffffff"/>
                """, paper.width(), paper.height(), units(paper.width()), units(paper.height()), XmlText.of(title));
        page.elements().forEach(sheet::add);
        sheet.put("</svg>\n");
        return sheet.text.toString();
    }

    private void add(PageElement element) {
        if (element instanceof PageElement.Drawn drawn) {
            AffineTransform place = drawn.place();
            drawn.figure().drawWith(new Placed(place, drawn.cell()));
        } else if (element instanceof PageElement.Text words) {
            put(
                    "<text x=\"%1$d\" y=\"%2$d\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"%3$d\"%4$s>%5$s</text>\n",
                    units(words.x()),
                    units(words.y()),
                    units(words.size()),
                    words.isUpsideDown()
                            ? " transform=\"rotate(180 %d %d)\"".formatted(units(words.x()), units(words.y()))
                            : "",
                    XmlText.of(words.words()));
        }
    }

    private final class Placed implements Pen {
        private final AffineTransform place;
        private final double cell;

        private Placed(AffineTransform place, double cell) {
            this.place = place;
            this.cell = cell;
        }

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
            String data = SvgPathData.of(place.createTransformedShape(shape), UNIT);
            if (!data.isEmpty()) {
                put("<path %s d=\"%s\"/>\n", style, data);
            }
        }
    }

    private void put(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values));
    }

    private static long units(double millimetres) {
        return Math.round(millimetres * UNIT);
    }
}
