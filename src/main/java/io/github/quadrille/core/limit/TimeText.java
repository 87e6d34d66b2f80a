package io.github.quadrille.core.limit;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads spans of time as people write them: {@code 500ms}, {@code 30s}, {@code 2m}, {@code 1.5h} or {@code 1d}. A bare
 * number means seconds.
 *
 * <pre>{@code
 * System.out.println(TimeText.parse("1.5h")); // Optional[PT1H30M]
 * System.out.println(TimeText.parse("soon")); // Optional.empty
 * }</pre>
 */
public final class TimeText {
    private static final Pattern SPAN = Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,3})?)(ms|s|m|h|d)?");
    private static final Map<String, Double> MILLIS =
            Map.of("ms", 1.0, "s", 1_000.0, "m", 60_000.0, "h", 3_600_000.0, "d", 86_400_000.0);

    private TimeText() {}

    /** Returns the span of time that a text gives; empty when the text is not a span of time. */
    public static Optional<Duration> parse(String text) {
        Matcher span = SPAN.matcher(text);
        if (!span.matches()) {
            return Optional.empty();
        }
        String unit = span.group(2) == null ? "s" : span.group(2);
        return Optional.of(Duration.ofMillis(Math.round(Double.parseDouble(span.group(1)) * MILLIS.get(unit))));
    }
}
