package io.github.quadrille.app.render;

import io.github.quadrille.core.text.XmlText;
import java.awt.Rectangle;
import java.awt.Shape;
import java.util.Locale;

/** Builds a picture in SVG, element by element. Numbers are written in the same way in all locales. */
public final class SvgText {
    private final StringBuilder text = new StringBuilder();

    private SvgText() {}

    /** Adds elements that are written with a format of {@link String#format}. */
    public SvgText put(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values));
        return this;
    }

    /**
     * Adds a path, unless the shape is empty.
     *
     * @param style the attributes
     * @param scale the factor of all lengths
     */
    public SvgText path(String style, Shape shape, double scale) {
        String data = SvgPathData.of(shape, scale);
        return data.isEmpty() ? this : put("<path %s d=\"%s\"/>\n", style, data);
    }

    /**
     * Begins a picture.
     *
     * @param width the width of the picture, as a number of pixels or as a text with its unit; the height has the same
     *     form
     * @param seen the part of the plane that the picture shows
     * @param more further attributes, with a blank before each
     */
    public static SvgText open(Object width, Object height, Rectangle seen, String more, String title) {
        String box = seen.x + " " + seen.y + " " + seen.width + " " + seen.height;
        return new SvgText()
                .put(
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%s\" height=\"%s\" viewBox=\"%s\"%s>\n<title>%s</title>\n",
                        width, height, box, more, XmlText.of(title));
    }

    /** Returns everything that was added. */
    @Override
    public String toString() {
        return text.toString();
    }
}
