package io.github.quadrille.app.ask;

import io.github.quadrille.core.limit.TimeText;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A {@code ParameterType} says which values a parameter may have, how they are read, and how the help and the
 * description of the API present them.
 *
 * @param reading the function that reads a value; its result is empty if it cannot read the text
 * @param writing the function that writes a value as a text that {@code reading} reads again
 * @param label the word for a value in the help; empty if the name of the parameter is used
 * @param words the values that are fixed words
 * @param hint an example of a value, or a description of the values
 * @param fault the function that says what is wrong with an unreadable text. For all types except numbers, it also says
 *     what could be written instead.
 * @param schema the JSON Schema of a value, without the default
 */
public record ParameterType<T>(
        Function<String, Optional<T>> reading,
        Function<T, String> writing,
        Optional<String> label,
        List<String> words,
        String hint,
        UnaryOperator<String> fault,
        Map<String, Object> schema) {
    private static final Pattern BYTES = Pattern.compile("([1-9][0-9]{0,9})([kKmMgG]?)(?:i?[bB])?");
    private static final String LEAST = "minimum";
    private static final String MOST = "maximum";

    /** Returns the type of the values true and false. */
    static ParameterType<Boolean> yesOrNo() {
        return oneOf(List.of(true, false), String::valueOf).described(Map.of("type", "boolean"));
    }

    /** Returns the type of the whole numbers from {@code least} to {@code most}. */
    static ParameterType<Long> whole(long least, long most) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "integer");
        if (least > Long.MIN_VALUE) {
            schema.put(LEAST, least);
        }
        if (most < Long.MAX_VALUE) {
            schema.put(MOST, most);
        }
        String range = "number from %d to %d".formatted(least, most);
        return new ParameterType<>(
                text -> number(text).filter(number -> number >= least && number <= most),
                String::valueOf,
                Optional.of("N"),
                List.of(),
                "a " + range,
                text -> "is not a %s.".formatted(range),
                schema);
    }

    /** Returns the type of the constants of an enumeration, written in small letters. */
    static <E extends Enum<E>> ParameterType<E> constant(Class<E> type) {
        return oneOf(
                Arrays.asList(type.getEnumConstants()), value -> value.name().toLowerCase(Locale.ROOT));
    }

    /** Returns a type whose values are written as one word each. */
    static <T> ParameterType<T> oneOf(Collection<? extends T> values, Function<T, String> word) {
        List<T> all = List.copyOf(values);
        List<String> words = all.stream().map(word).toList();
        return written(
                        text -> all.stream()
                                .filter(value -> word.apply(value).equals(text))
                                .findFirst(),
                        word,
                        String.join(", ", words),
                        words)
                .described(string("enum", words));
    }

    /** Returns the type of spans of time. */
    static ParameterType<Duration> span() {
        String hint = "30s, 500ms, 2m or 1h";
        return new ParameterType<>(
                TimeText::parse,
                span -> span.toMillis() % 1000 == 0 ? span.toMillis() / 1000 + "s" : span.toMillis() + "ms",
                Optional.of("TIME"),
                List.of(),
                hint,
                text -> {
                    String point = text.replace(',', '.');
                    return "is not a span of time. Write %s."
                            .formatted(TimeText.parse(point).isPresent() ? point : hint);
                },
                string("examples", List.of("10s", "500ms", "1m")));
    }

    /** Returns the type of numbers of bytes. Units are powers of 1024, and a bare number means bytes. */
    static ParameterType<Long> bytes() {
        return new ParameterType<>(
                ParameterType::bytes,
                String::valueOf,
                Optional.of("SIZE"),
                List.of(),
                "500M or 2G",
                text -> "is not a size of memory. Write 500M or 2G.",
                string("examples", List.of("500M", "2G")));
    }

    /**
     * Returns a type whose values the given function reads.
     *
     * @param hint an example of a value, or a description of the values
     * @param words the values that are fixed words
     */
    public static <T> ParameterType<T> written(Function<String, Optional<T>> reading, String hint, String... words) {
        return written(reading, String::valueOf, hint, List.of(words));
    }

    private static <T> ParameterType<T> written(
            Function<String, Optional<T>> reading, Function<T, String> writing, String hint, List<String> words) {
        return new ParameterType<>(
                reading,
                writing,
                Optional.empty(),
                words,
                hint,
                text -> "is not known. Use one of %s.".formatted(hint),
                string("examples", words));
    }

    /** Returns this type with another schema. */
    ParameterType<T> described(Map<String, Object> other) {
        return new ParameterType<>(reading, writing, label, words, hint, fault, other);
    }

    /** Tells whether the values have this type of JSON, such as {@code string}. */
    public boolean is(String json) {
        return json.equals(schema.get("type"));
    }

    /** Returns the least number of this type. */
    public long least() {
        return (long) schema.getOrDefault(LEAST, Long.MIN_VALUE);
    }

    /** Returns the largest number of this type. */
    public long most() {
        return (long) schema.getOrDefault(MOST, Long.MAX_VALUE);
    }

    private static Optional<Long> number(String text) {
        try {
            return Optional.of(Long.parseLong(text));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static Optional<Long> bytes(String text) {
        return Optional.of(BYTES.matcher(text)).filter(Matcher::matches).flatMap(size -> {
            int unit = " kmg"
                    .indexOf((size.group(2) + " ").toLowerCase(Locale.ROOT).charAt(0));
            long number = Long.parseLong(size.group(1));
            int shift = 10 * unit;
            return number > Long.MAX_VALUE >> shift ? Optional.empty() : Optional.of(number << shift);
        });
    }

    private static Map<String, Object> string(String key, List<String> words) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "string");
        if (!words.isEmpty()) {
            schema.put(key, words);
        }
        return schema;
    }
}
