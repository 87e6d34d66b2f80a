package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.ParameterType;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.TimeText;
import java.time.Duration;
import java.util.stream.Collectors;
import picocli.CommandLine.TypeConversionException;

/** Reads the words of options. */
public final class OptionWords {
    private OptionWords() {}

    /** Reads a value of a parameter of the table of questions. */
    public static <T> T read(ParameterType<T> type, String word) {
        return type.read(word)
                .orElseThrow(() ->
                        new TypeConversionException("'%s' is unknown. Maybe one of %s.".formatted(word, type.hint())));
    }

    /** Reads {@code horizontal}. */
    public static Wrap wrap(String word) {
        return Wrap.of(word)
                .orElseThrow(() -> new TypeConversionException("There is no wrap '%s'. Maybe one of %s, or of cubes %s."
                        .formatted(word, flatWraps(), "layers,rows,columns or some of these")));
    }

    /** The same of flat boards. */
    public static Wrap flatWrap(String word) {
        return Wrap.of(word)
                .filter(Wrap.FLAT::contains)
                .orElseThrow(() -> new TypeConversionException(
                        "There is no wrap '%s'. Maybe one of %s.".formatted(word, flatWraps())));
    }

    /** Reads spans of time such as {@code 500ms}, {@code 30s}, {@code 2m}, {@code 1.5h}; a bare number means seconds. */
    public static Duration time(String text) {
        return TimeText.parse(text)
                .orElseThrow(() -> new TypeConversionException("'%s' is no span of time. Maybe %s."
                        .formatted(
                                text,
                                TimeText.parse(text.replace(',', '.')).isPresent()
                                        ? text.replace(',', '.')
                                        : "write 30s, 500ms, 2m or 1h")));
    }

    private static String flatWraps() {
        return Wrap.FLAT.stream().map(Wrap::word).collect(Collectors.joining(", "));
    }
}
