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
 * Turns the components of a record into the fields of an answer, in the same order. {@code leastArea} becomes {@code
 * least_area}, and {@code isComplete} becomes {@code complete}. An empty optional component is left out. An {@link
 * Inline} component is replaced by its own fields. A value of an enumeration becomes its name in lower case, with
 * hyphens.
 */
public final class RecordFields {
    private RecordFields() {}

    /**
     * Marks a component whose fields become fields of the record that contains it, instead of an object of their own.
     */
    public interface Inline {}

    /**
     * Holds fields whose names are known only when the program runs.
     *
     * @param named the value for each name, in order
     */
    public record Named(Map<String, ?> named) implements Inline {}

    /** Receives fields one at a time. */
    @FunctionalInterface
    public interface Sink {
        void take(String name, Object value) throws IOException;
    }

    /** Returns the value for each field of a record, in order. For a map, it returns the entries of the map. */
    public static Map<String, Object> of(Object answer) {
        Map<String, Object> fields = new LinkedHashMap<>();
        try {
            each(answer, fields::put);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return fields;
    }

    /** Passes the fields of a record or map to a sink, one at a time. */
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

    /** Returns the word that answers use for a value of an enumeration. */
    public static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the name that answers use for a component of a record. */
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
