package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.limit.TimeText;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads spans of time such as {@code 500ms}, {@code 30s}, {@code 2m}, {@code 1.5h}; a bare number means seconds. */
public final class TimeSpan implements ITypeConverter<Duration> {
    @Override
    public Duration convert(String text) {
        return TimeText.parse(text)
                .orElseThrow(() -> new TypeConversionException(
                        "'%s' is no span of time. Maybe write 30s, 500ms, 2m or 1h.".formatted(text)));
    }
}
