package io.github.quadrille.cli;

import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads spans of time such as {@code 500ms}, {@code 30s}, {@code 2m}, {@code 1.5h}; a bare number means seconds. */
final class TimeSpan implements ITypeConverter<Duration> {
    private static final Pattern SPAN = Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,3})?)(ms|s|m|h|d)?");
    private static final Map<String, Double> MILLIS =
            Map.of("ms", 1.0, "s", 1_000.0, "m", 60_000.0, "h", 3_600_000.0, "d", 86_400_000.0);

    @Override
    public Duration convert(String text) {
        Matcher span = SPAN.matcher(text);
        if (!span.matches()) {
            throw new TypeConversionException(
                    "'%s' is no span of time. Maybe write 30s, 500ms, 2m or 1h.".formatted(text));
        }
        String unit = span.group(2) == null ? "s" : span.group(2);
        return Duration.ofMillis(Math.round(Double.parseDouble(span.group(1)) * MILLIS.get(unit)));
    }
}
