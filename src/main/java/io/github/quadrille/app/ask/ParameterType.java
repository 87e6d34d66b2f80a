package io.github.quadrille.app.ask;

import io.github.quadrille.core.limit.TimeText;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Says what a parameter may be: how it is read, and what a description says of it. */
public sealed interface ParameterType<T> {
    /** Reads it; nothing where it cannot be read. */
    Optional<T> read(String text);

    /** Writes a value so that it is read again. */
    String write(T value);

    /** Says what it could be. */
    String hint();

    /** Lists words that a shell may complete. */
    default List<String> words() {
        return List.of();
    }

    /** Stands for a value in a help. */
    default String label(String name) {
        return words().isEmpty() ? name.toUpperCase(Locale.ROOT) : '<' + name + '>';
    }

    /** Says what could be written instead of a text that cannot be read. */
    default String complaint(String name, String text, Optional<T> usual) {
        return "is not known. Maybe one of %s.".formatted(hint());
    }

    /** Describes it by a JSON Schema, without the usual value. */
    Map<String, Object> schema();

    /** Writes a usual value as a JSON Schema has it. */
    default Object inSchema(T usual) {
        return write(usual);
    }

    /** A value of this type is true or false. */
    record YesOrNo() implements ParameterType<Boolean> {
        @Override
        public Optional<Boolean> read(String text) {
            return Stream.of(true, false)
                    .filter(value -> write(value).equals(text))
                    .findFirst();
        }

        @Override
        public String write(Boolean value) {
            return value.toString();
        }

        @Override
        public String hint() {
            return "true, false";
        }

        @Override
        public Map<String, Object> schema() {
            return Map.of("type", "boolean");
        }

        @Override
        public Object inSchema(Boolean usual) {
            return usual;
        }
    }

    /** A value of this type is a whole number from a least to a most. */
    record Whole(long least, long most) implements ParameterType<Long> {
        @Override
        public Optional<Long> read(String text) {
            try {
                return Optional.of(Long.parseLong(text)).filter(number -> number >= least && number <= most);
            } catch (NumberFormatException e) {
                return Optional.empty();
            }
        }

        @Override
        public String write(Long value) {
            return value.toString();
        }

        @Override
        public String hint() {
            return "a number from %d to %d".formatted(least, most);
        }

        @Override
        public String label(String name) {
            return "N";
        }

        @Override
        public String complaint(String name, String text, Optional<Long> usual) {
            return "is no number from %d to %d. Maybe %s=%d.".formatted(least, most, name, usual.orElse(least));
        }

        @Override
        public Map<String, Object> schema() {
            Map<String, Object> schema = new LinkedHashMap<>();
            schema.put("type", "integer");
            if (least > Long.MIN_VALUE) {
                schema.put("minimum", least);
            }
            if (most < Long.MAX_VALUE) {
                schema.put("maximum", most);
            }
            return schema;
        }

        @Override
        public Object inSchema(Long usual) {
            return usual;
        }
    }

    /**
     * A value of this type is one of some words.
     *
     * @param word of each value
     */
    record OneOf<T>(List<T> values, Function<T, String> word) implements ParameterType<T> {
        /** Takes the constants of an enumeration, in small letters. */
        public static <E extends Enum<E>> OneOf<E> constants(Class<E> type) {
            return new OneOf<>(
                    List.of(type.getEnumConstants()), value -> value.name().toLowerCase(Locale.ROOT));
        }

        /** Takes the values of a collection. */
        public static <T> OneOf<T> of(Collection<? extends T> values, Function<T, String> word) {
            return new OneOf<>(List.copyOf(values), word);
        }

        @Override
        public Optional<T> read(String text) {
            return values.stream()
                    .filter(value -> word.apply(value).equals(text))
                    .findFirst();
        }

        @Override
        public String write(T value) {
            return word.apply(value);
        }

        @Override
        public String hint() {
            return String.join(", ", words());
        }

        @Override
        public Map<String, Object> schema() {
            Map<String, Object> schema = new LinkedHashMap<>();
            schema.put("type", "string");
            schema.put("enum", words());
            return schema;
        }

        @Override
        public List<String> words() {
            return values.stream().map(word).toList();
        }
    }

    /** A value of this type is a span of time. */
    record Span() implements ParameterType<Duration> {
        @Override
        public Optional<Duration> read(String text) {
            return TimeText.parse(text);
        }

        @Override
        public String write(Duration value) {
            long millis = value.toMillis();
            return millis % 1000 == 0 ? millis / 1000 + "s" : millis + "ms";
        }

        @Override
        public String hint() {
            return "30s, 500ms, 2m or 1h";
        }

        @Override
        public String label(String name) {
            return "TIME";
        }

        @Override
        public String complaint(String name, String text, Optional<Duration> usual) {
            String point = text.replace(',', '.');
            return "is no span of time. Maybe %s.".formatted(read(point).isPresent() ? point : "write " + hint());
        }

        @Override
        public Map<String, Object> schema() {
            return written("10s", "500ms", "1m");
        }
    }

    /** A value of this type is a number of bytes; units are powers of 1024, and a bare number means bytes. */
    record Bytes() implements ParameterType<Long> {
        private static final Pattern SIZE = Pattern.compile("([1-9][0-9]{0,9})([kKmMgG]?)(?:i?[bB])?");

        @Override
        public Optional<Long> read(String text) {
            return Optional.of(SIZE.matcher(text)).filter(Matcher::matches).map(size -> {
                int unit = " kmg"
                        .indexOf((size.group(2) + " ").toLowerCase(Locale.ROOT).charAt(0));
                return Long.parseLong(size.group(1)) << (10 * unit);
            });
        }

        @Override
        public String write(Long value) {
            return value.toString();
        }

        @Override
        public String hint() {
            return "500M or 2G";
        }

        @Override
        public String label(String name) {
            return "SIZE";
        }

        @Override
        public String complaint(String name, String text, Optional<Long> usual) {
            return "is no size of memory. Maybe write %s.".formatted(hint());
        }

        @Override
        public Map<String, Object> schema() {
            return written("500M", "2G");
        }
    }

    /**
     * A value of this type is written in a way of its own.
     *
     * @param reading gives nothing where it cannot be read
     * @param hint what it could be
     * @param schema a JSON Schema
     */
    record Written<T>(Function<String, Optional<T>> reading, String hint, Map<String, Object> schema)
            implements ParameterType<T> {
        /** Takes any text, which is read later. */
        public static Written<String> text() {
            return new Written<>(Optional::of, "", written());
        }

        @Override
        public List<String> words() {
            return schema.get("examples") instanceof List<?> words
                    ? words.stream().map(String::valueOf).toList()
                    : List.of();
        }

        @Override
        public Optional<T> read(String text) {
            return reading.apply(text);
        }

        @Override
        public String write(T value) {
            return value.toString();
        }
    }

    /** Describes a text by a JSON Schema, with some examples. */
    static Map<String, Object> written(String... examples) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "string");
        if (examples.length > 0) {
            schema.put("examples", List.of(examples));
        }
        return schema;
    }
}
