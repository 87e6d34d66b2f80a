package io.github.quadrille.app.cli.count;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads sizes of memory such as {@code 500M} or {@code 2G}, in powers of 1024; a bare number means bytes. */
final class MemorySize implements ITypeConverter<Long> {
    private static final Pattern SIZE = Pattern.compile("([1-9][0-9]{0,9})([kKmMgG]?)(?:i?[bB])?");
    private static final Map<String, Integer> SHIFTS = Map.of("", 0, "k", 10, "m", 20, "g", 30);

    @Override
    public Long convert(String text) {
        Matcher size = SIZE.matcher(text);
        if (!size.matches()) {
            throw new TypeConversionException("'%s' is no size of memory. Maybe write 500M or 2G.".formatted(text));
        }
        return Long.parseLong(size.group(1)) << SHIFTS.get(size.group(2).toLowerCase(Locale.ROOT));
    }
}
