package io.github.quadrille.lab.compare;

import io.github.quadrille.core.text.XmlText;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** Formats texts and numbers for HTML and SVG. */
public final class HtmlText {
    public static final String NONE = "–";

    private HtmlText() {}

    /**
     * Escapes a text so that it can stand inside an element, or as an attribute in double quotes. The result is also
     * well-formed as XML.
     */
    public static String escape(String text) {
        return XmlText.attribute(text).replace("'", "&#39;");
    }

    /** Formats numbers in a way that does not depend on the language of the system. */
    public static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }

    /**
     * Returns a row of a table.
     *
     * @param head the name of the row, as HTML
     * @param cells the cells after the name, as HTML
     */
    public static String row(String head, List<String> cells) {
        return "<tr><th scope=\"row\">%s</th><td>%s</td></tr>\n".formatted(head, String.join("</td><td>", cells));
    }

    /** Returns a picture with a heading and a text above it. */
    public static String figure(String heading, String words, String svg) {
        return format(
                "<figure><figcaption><b>%s</b> %s</figcaption>%n%s</figure>%n", escape(heading), escape(words), svg);
    }

    /** Returns a paragraph that the style sheet shows as a note. */
    public static String note(String words) {
        return "<p class=\"note\">" + escape(words) + "</p>\n";
    }

    /** Returns a number with the given number of decimals, or a dash if there is no number. */
    public static String number(OptionalDouble value, int decimals) {
        return value.isPresent() ? format("%,." + decimals + "f", value.getAsDouble()) : NONE;
    }

    /**
     * Returns a time of up to a thousand seconds with its unit and at most three digits, such as {@code 12.3 ms}.
     * Longer times are in whole seconds. The result is a dash if there is no time.
     */
    public static String time(OptionalDouble seconds) {
        return seconds.isPresent() ? time(seconds.getAsDouble()) : NONE;
    }

    public static String time(double seconds) {
        if (seconds < 0.9995e-3) {
            return format("%.0f µs", seconds * 1e6);
        }
        if (seconds < 0.9995) {
            double millis = seconds * 1e3;
            return format(millis < 9.995 ? "%.2f ms" : millis < 99.95 ? "%.1f ms" : "%.0f ms", millis);
        }
        return format(seconds < 9.995 ? "%.2f s" : seconds < 99.95 ? "%.1f s" : "%,.0f s", seconds);
    }
}
