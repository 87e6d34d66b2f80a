package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.ask.ParameterType;
import java.time.Duration;
import java.util.Locale;
import picocli.CommandLine.TypeConversionException;

/** Reads the values of options. */
public final class OptionWords {
    private OptionWords() {}

    /** Reads a value of a parameter of a question. Words may be written in any case. */
    static <T> T read(Parameter<T> parameter, String word) {
        ParameterType<T> type = parameter.type();
        return type.reading()
                .apply(word)
                .or(() -> type.reading().apply(word.toLowerCase(Locale.ROOT)))
                .orElseThrow(() -> new TypeConversionException(
                        type.words().isEmpty()
                                ? "'%s' %s".formatted(word, parameter.complaint(word))
                                : "There is no %s '%s'. Use one of %s."
                                        .formatted(parameter.name(), word, type.hint())));
    }

    /**
     * Reads a span of time such as {@code 500ms}, {@code 30s}, {@code 2m} or {@code 1.5h}; a bare number means seconds.
     */
    public static Duration time(String text) {
        return read(Parameter.TIME_LIMIT, text);
    }
}
