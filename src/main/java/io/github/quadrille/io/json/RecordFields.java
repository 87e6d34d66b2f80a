package io.github.quadrille.io.json;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * The fields that a record has in an answer: its components in their order, {@code leastArea} as {@code least_area}, {@code isComplete} as {@code complete}. An
 * empty optional one is left out, the fields of one that is {@link Inline} stand in its place; one of an enumeration is its word in small letters.
 */
public final class RecordFields {
    private RecordFields() {}

    /** A part of an answer that is no object of its own: its fields are fields of the record that has it. */
    public interface Inline {}

    /**
     * Fields with names that are known only when the program runs.
     *
     * @param named in their order
     */
    public record Named(Map<String, ?> named) implements Inline {}

    /** Takes fields one by one. */
    @FunctionalInterface
    public interface Sink {
        void take(String name, Object value) throws IOException;
    }

    /** Their values by their names, in their order; also those of a map, whose keys are the names. */
    public static Map<String, Object> of(Object answer) {
        Map<String, Object> fields = new LinkedHashMap<>();
        try {
            each(answer, fields::put);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return fields;
    }

    /** The same one by one. */
    static void each(Object answer, Sink sink) throws IOException {
        if (answer instanceof Named some) {
            each(some.named(), sink);
        } else if (answer instanceof Map<?, ?> map) {
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                one(entry.getKey().toString(), entry.getValue(), sink);
            }
        } else {
            RecordComponents.each(answer, (name, value) -> one(name, value, sink));
        }
    }

    private static void one(String name, Object value, Sink sink) throws IOException {
        if (value instanceof Inline part) {
            each(part, sink);
        } else if (value instanceof Optional<?> optional) {
            if (optional.isPresent()) {
                one(name, optional.get(), sink);
            }
        } else if (value instanceof OptionalLong optional) {
            if (optional.isPresent()) {
                sink.take(name, optional.getAsLong());
            }
        } else if (value instanceof OptionalInt optional) {
            if (optional.isPresent()) {
                sink.take(name, optional.getAsInt());
            }
        } else {
            sink.take(name, value instanceof Enum<?> word ? word(word) : value);
        }
    }

    /** The word for a value of an enumeration. */
    public static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What a component of this name is called in an answer. */
    public static String name(String component) {
        boolean isQuestion =
                component.length() > 2 && component.startsWith("is") && Character.isUpperCase(component.charAt(2));
        StringBuilder name = new StringBuilder();
        for (int i = isQuestion ? 2 : 0; i < component.length(); i++) {
            char letter = component.charAt(i);
            name.append(Character.isUpperCase(letter) && name.length() > 0 ? "_" : "")
                    .append(Character.toLowerCase(letter));
        }
        return name.toString();
    }
}
