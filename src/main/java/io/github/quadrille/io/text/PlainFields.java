package io.github.quadrille.io.text;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Rows of a grid as other programs write them, made plain: fields with quotes around them, as in {@code "a","b"}, and whole
 * numbers with a point, as in {@code 1. 0.} or {@code 1.000e+00}.
 */
public final class PlainFields {
    /** Far beyond the longest row of numbers; each part of one takes more memory than its text. */
    private static final int LONGEST = 1 << 20;

    private static final String QUOTE = "\"";
    /** Without any of these a row is plain already. */
    private static final String MARKS = QUOTE + ".e";

    private static final Pattern FIELD_OR_BETWEEN = Pattern.compile("(?<=[ \t,;])|(?=[ \t,;])");
    private static final Pattern WITH_POINT =
            Pattern.compile("-?[0-9]{1,9}\\.[0-9]{0,20}(?:e[+-][0-9]{2})?|-?[0-9]e[+-][0-9]{2}");

    private PlainFields() {}

    /** A row with plain fields, and the same marks between them; or as it is, when its quotes do not match. */
    public static String row(String line) {
        return row(line, PlainFields::word);
    }

    /**
     * The same.
     *
     * @param word makes a field without quotes plain
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

    /** A whole number without its point, and every other word as it is. */
    public static String word(String word) {
        if (!WITH_POINT.matcher(word).matches()) {
            return word;
        }
        BigDecimal number = new BigDecimal(word).stripTrailingZeros();
        return number.scale() > 0 ? word : number.toBigIntegerExact().toString();
    }
}
