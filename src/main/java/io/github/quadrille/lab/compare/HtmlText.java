package io.github.quadrille.lab.compare;

import io.github.quadrille.core.text.XmlText;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** Text and numbers inside HTML and SVG. */
public final class HtmlText {
    public static final String NONE = "–";

    private HtmlText() {}

    /** Text of anyone's choosing, for elements and for attributes in double quotes; well-formed as XML, too. */
    public static String escape(String text) {
        return XmlText.attribute(text).replace("'", "&#39;");
    }

    /** Numbers the same in all languages. */
    public static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }

    /**
     * A row of a table.
     *
     * @param head its name, and the cells behind it, as HTML
     */
    public static String row(String head, List<String> cells) {
        return "<tr><th scope=\"row\">%s</th><td>%s</td></tr>\n".formatted(head, String.join("</td><td>", cells));
    }

    /** A picture below its heading and some words. */
    public static String figure(String heading, String words, String svg) {
        return format(
                "<figure><figcaption><b>%s</b> %s</figcaption>%n%s</figure>%n", escape(heading), escape(words), svg);
    }

    /** A paragraph. */
    public static String note(String words) {
        return "<p class=\"note\">" + escape(words) + "</p>\n";
    }

    /** With so many decimals, or a dash. */
    public static String number(OptionalDouble value, int decimals) {
        return value.isPresent() ? format("%,." + decimals + "f", value.getAsDouble()) : NONE;
    }

    /** A span of time in three digits and its unit, or a dash. */
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
