package io.github.quadrille.app.cli.shared;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/**
 * Holds a width and a height in millimetres.
 *
 * @param width the width from left to right
 * @param height the height from top to bottom
 */
public record Extent(double width, double height) {
    private static final Map<String, Double> UNITS = Map.of("", 1.0, "mm", 1.0, "cm", 10.0, "in", 25.4);
    private static final Pattern LENGTH = Pattern.compile("([0-9]*\\.?[0-9]+) ?(mm|cm|in|)");
    private static final Pattern PAIR = Pattern.compile("([0-9.]+)(mm|cm|in|)[xX]([0-9.]+)(mm|cm|in|)");

    /** Reads a length such as {@code 20mm}, {@code 2cm} or {@code 0.75in}; a bare number means millimetres. */
    public static double length(String text) {
        Matcher parts = LENGTH.matcher(text.strip());
        if (!parts.matches()) {
            throw new TypeConversionException("'%s' is not a length. Write %s."
                    .formatted(
                            text,
                            LENGTH.matcher(text.replace(',', '.')).matches()
                                    ? text.replace(',', '.')
                                    : "20mm, 2cm or 0.75in"));
        }
        return Double.parseDouble(parts.group(1)) * UNITS.get(parts.group(2));
    }

    /**
     * Reads a width and a height such as {@code 300x200mm}. If only one of them has a unit, this unit is for both.
     * Without a unit, both are in millimetres.
     */
    public static Extent of(String text) {
        Matcher parts = PAIR.matcher(text.strip());
        if (!parts.matches()) {
            throw new TypeConversionException(
                    "'%s' is not a width and height. Write 300x200mm, 60x40cm or 24x12in.".formatted(text));
        }
        String across = parts.group(2).isEmpty() ? parts.group(4) : parts.group(2);
        String down = parts.group(4).isEmpty() ? parts.group(2) : parts.group(4);
        return new Extent(length(parts.group(1) + across), length(parts.group(3) + down));
    }
}
