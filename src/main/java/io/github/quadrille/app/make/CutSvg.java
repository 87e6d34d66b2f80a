package io.github.quadrille.app.make;

import io.github.quadrille.app.make.CutDesign.CutSheet;
import io.github.quadrille.app.make.CutLine.Knot;
import io.github.quadrille.core.text.XmlText;
import java.util.List;
import java.util.Locale;

/**
 * Writes a sheet for a cutter as SVG. A user unit is a millimetre, and all lines are hairlines, on the layers {@code
 * ENGRAVE} and {@code CUT}.
 */
public final class CutSvg {
    private static final double HAIRLINE = 0.1;

    private CutSvg() {}

    /** Returns the SVG of a sheet. The cuts of each part are one path, and each engraved line is a path of its own. */
    public static String of(CutSheet sheet, String title) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\""
                        + " width=\"%1$smm\" height=\"%2$smm\" viewBox=\"0 0 %1$s %2$s\">\n<title>%3$s</title>\n",
                number(sheet.width()),
                number(sheet.height()),
                XmlText.of(title)));
        layer(text, "ENGRAVE", "#00f", sheet.engravings().stream().map(List::of).toList());
        layer(text, "CUT", "#f00", sheet.cuts());
        return text.append("</svg>\n").toString();
    }

    private static void layer(StringBuilder text, String name, String colour, List<List<CutLine>> parts) {
        text.append(
                "<g id=\"%1$s\" inkscape:groupmode=\"layer\" inkscape:label=\"%1$s\" fill=\"none\" stroke=\"%2$s\" stroke-width=\"%3$s\">\n"
                        .formatted(name, colour, number(HAIRLINE)));
        for (List<CutLine> part : parts) {
            text.append("<path d=\"");
            part.forEach(line -> append(text, line));
            text.append("\"/>\n");
        }
        text.append("</g>\n");
    }

    private static void append(StringBuilder text, CutLine line) {
        List<Knot> knots = line.knots();
        text.append('M').append(point(knots.get(0)));
        for (int i = 1; i < knots.size(); i++) {
            append(text, knots.get(i - 1), knots.get(i));
        }
        if (line.isClosed()) {
            Knot last = knots.get(knots.size() - 1);
            if (last.bulge() != 0) {
                append(text, last, knots.get(0));
            }
            text.append('Z');
        }
    }

    private static void append(StringBuilder text, Knot from, Knot to) {
        double bulge = Math.abs(from.bulge());
        if (bulge == 0) {
            text.append('L');
        } else {
            double radius = Math.hypot(to.x() - from.x(), to.y() - from.y()) * (1 + bulge * bulge) / (4 * bulge);
            text.append("A%s %s 0 %d %d "
                    .formatted(number(radius), number(radius), bulge > 1 ? 1 : 0, from.bulge() > 0 ? 1 : 0));
        }
        text.append(point(to));
    }

    private static String point(Knot knot) {
        return number(knot.x()) + " " + number(knot.y());
    }

    /** Returns a number rounded to a thousandth, without needless zeros. */
    private static String number(double value) {
        return String.format(Locale.ROOT, "%.3f", value).replaceFirst("\\.?0+$", "");
    }
}
