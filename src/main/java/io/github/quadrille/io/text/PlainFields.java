package io.github.quadrille.io.text;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Simplifies rows of a grid that other programs have written. In such rows, fields can have quotes around them, as in
 * {@code "a","b"}. Whole numbers can have a point, as in {@code 1. 0.} or {@code 1.000e+00}.
 */
public final class PlainFields {
    /**
     * A line with more characters than this is not changed, because each of its fields would take more memory than its
     * text.
     */
    private static final int LONGEST = 1 << 20;

    private static final String QUOTE = "\"";
    /** A row without any of these characters needs no change. */
    private static final String MARKS = QUOTE + ".e";

    private static final Pattern FIELD_OR_BETWEEN = Pattern.compile("(?<=[ \t,;])|(?=[ \t,;])");
    private static final Pattern WITH_POINT =
            Pattern.compile("-?[0-9]{1,9}\\.[0-9]{0,20}(?:e[+-][0-9]{2})?|-?[0-9]e[+-][0-9]{2}");

    private PlainFields() {}

    /**
     * Returns a row whose fields are simplified. The characters between the fields do not change. If the quotes do not
     * match, the row is returned unchanged.
     */
    public static String row(String line) {
        return row(line, PlainFields::word);
    }

    /**
     * Returns a row whose fields are simplified by a function. The characters between the fields do not change. If the
     * quotes do not match, the row is returned unchanged.
     *
     * @param word a function that simplifies a field from which the quotes were removed
     */
    public static String row(String line, UnaryOperator<String> word) {
        if (line.length() > LONGEST || line.chars().noneMatch(mark -> MARKS.indexOf(mark) >= 0)) {
            return line;
        }
        List<String> parts = Arrays.asList(FIELD_OR_BETWEEN.split(line));
        if (parts.stream().anyMatch(part -> part.contains(QUOTE) && !isQuoted(part))) {
            return line;
        }
        return String.join(
                "",
                parts.stream().map(part -> word.apply(part.replace(QUOTE, ""))).toList());
    }

    private static boolean isQuoted(String part) {
        return part.length() > 1 && part.indexOf('"') == 0 && part.indexOf('"', 1) == part.length() - 1;
    }

    /** Returns a whole number without its point or exponent. Every other word is returned unchanged. */
    public static String word(String word) {
        if (!WITH_POINT.matcher(word).matches()) {
            return word;
        }
        BigDecimal number = new BigDecimal(word).stripTrailingZeros();
        return number.scale() > 0 ? word : number.toBigIntegerExact().toString();
    }
}
