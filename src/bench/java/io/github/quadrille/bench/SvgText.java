package io.github.quadrille.bench;

import java.util.Locale;

/** Writes a picture in SVG, element by element. It formats numbers independently of the user's language. */
final class SvgText {
    private final StringBuilder svg = new StringBuilder();

    /** Begins a picture with a white background. */
    SvgText(int width, int height) {
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"13\">",
                width, height);
        add("<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>");
    }

    /** Adds an element or a part of one. */
    void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values)).append('\n');
    }

    void text(double x, double y, String anchor, String colour, String words) {
        add("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"%s\">%s</text>", x, y, anchor, colour, words);
    }

    void line(double x1, double y1, double x2, double y2, String style) {
        add("<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" %s/>", x1, y1, x2, y2, style);
    }

    String end() {
        return svg + "</svg>\n";
    }
}
