package io.github.quadrille.io.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.puzzlefile.PuzzleWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A record as JSON: the array of its components in their order, behind its simple name where any record of a sealed
 * interface may stand. Components are records, lists, maps by texts, optional values (null when empty), enumerations, texts,
 * numbers, truth values, spans of time, puzzles (as puzzle files), and objects that are a {@code long}, a text, or a list of
 * such objects. All of them arrive as they were.
 *
 * <p>The reader takes nothing else. What a record has to be beyond the types of its components, its constructor says by
 * {@link IllegalArgumentException}.
 */
public final class RecordMessage {
    private static final int LONGEST_NUMBER = 10_000;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNumberLength(LONGEST_NUMBER)
                    .build())
            .build();

    private static final Map<Class<?>, Function<String, ?>> NUMBERS = Map.of(
            int.class, Integer::valueOf,
            long.class, Long::valueOf,
            double.class, RecordMessage::real,
            BigInteger.class, BigInteger::new);

    private RecordMessage() {}

    /** How records of a class are made, and taken to pieces. */
    private record Shape(Constructor<?> constructor, List<RecordComponent> components) {
        private static final ClassValue<Shape> OF = new ClassValue<>() {
            @Override
            protected Shape computeValue(Class<?> type) {
                List<RecordComponent> components = List.of(type.getRecordComponents());
                Class<?>[] types =
                        components.stream().map(RecordComponent::getType).toArray(Class<?>[]::new);
                try {
                    Constructor<?> constructor = type.getDeclaredConstructor(types);
                    constructor.setAccessible(true);
                    components.forEach(component -> component.getAccessor().setAccessible(true));
                    return new Shape(constructor, components);
                } catch (NoSuchMethodException e) {
                    throw new IllegalStateException(e);
                }
            }
        };
    }

    /**
     * The text of a message, in one line.
     *
     * @param type of the message, as its reader knows it
     */
    public static <T> String write(T message, Class<T> type) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(text)) {
            write(message, type, json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static void write(Object value, Type type, JsonGenerator json) throws IOException {
        if (value instanceof Optional<?> any) {
            write(any.orElse(null), any.isPresent() ? argument(type, 0) : type, json);
        } else if (value instanceof OptionalInt any) {
            write(any.isPresent() ? any.getAsInt() : null, int.class, json);
        } else if (value instanceof OptionalLong any) {
            write(any.isPresent() ? any.getAsLong() : null, long.class, json);
        } else if (value == null) {
            json.writeNull();
        } else if (value instanceof Puzzle puzzle) {
            json.writeString(PuzzleWriter.toYaml(puzzle));
        } else if (value instanceof List<?> list) {
            json.writeStartArray();
            for (Object element : list) {
                write(element, argument(type, 0), json);
            }
            json.writeEndArray();
        } else if (value instanceof Map<?, ?> map) {
            json.writeStartObject();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                json.writeFieldName((String) entry.getKey());
                write(entry.getValue(), argument(type, 1), json);
            }
            json.writeEndObject();
        } else if (value instanceof Record fields) {
            writeFields(fields, ((Class<?>) type).isSealed(), json);
        } else if (value instanceof Number number) {
            json.writeNumber(number.toString());
        } else if (value instanceof Boolean truth) {
            json.writeBoolean(truth);
        } else {
            json.writeString(value instanceof Enum<?> word ? word.name() : value.toString());
        }
    }

    private static void writeFields(Record fields, boolean isNamed, JsonGenerator json) throws IOException {
        json.writeStartArray();
        if (isNamed) {
            json.writeString(fields.getClass().getSimpleName());
        }
        for (RecordComponent component : Shape.OF.get(fields.getClass()).components()) {
            try {
                write(component.getAccessor().invoke(fields), component.getGenericType(), json);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
        json.writeEndArray();
    }

    private static Type argument(Type type, int index) {
        return type instanceof ParameterizedType some ? some.getActualTypeArguments()[index] : Object.class;
    }

    /**
     * What a text says that may come from a stranger.
     *
     * @throws MalformedMessage when it says no such message
     */
    public static <T> T read(String text, Class<T> type) throws MalformedMessage {
        try (JsonParser json = FACTORY.createParser(text)) {
            json.nextToken();
            T message = type.cast(value(type, json));
            check(json.nextToken() == null, "It goes on after its end.");
            return message;
        } catch (JsonProcessingException e) {
            throw new MalformedMessage("It is no JSON.");
        } catch (MalformedMessage e) {
            throw e;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (IllegalArgumentException | DateTimeException | UnusableInput e) {
            throw new MalformedMessage(e.getMessage());
        }
    }

    /** The value at which the parser stands; its last token is then the current one. */
    private static Object value(Type type, JsonParser json) throws IOException, UnusableInput {
        Class<?> raw = (Class<?>) (type instanceof ParameterizedType some ? some.getRawType() : type);
        if (raw == Optional.class) {
            return json.hasToken(JsonToken.VALUE_NULL) ? Optional.empty() : Optional.of(value(argument(type, 0), json));
        } else if (raw == OptionalInt.class) {
            return json.hasToken(JsonToken.VALUE_NULL)
                    ? OptionalInt.empty()
                    : OptionalInt.of((int) value(int.class, json));
        } else if (raw == OptionalLong.class) {
            return json.hasToken(JsonToken.VALUE_NULL)
                    ? OptionalLong.empty()
                    : OptionalLong.of((long) value(long.class, json));
        } else if (raw == List.class || (raw == Object.class && json.hasToken(JsonToken.START_ARRAY))) {
            check(json.hasToken(JsonToken.START_ARRAY), "A list is missing.");
            List<Object> list = new ArrayList<>();
            while (json.nextToken() != JsonToken.END_ARRAY) {
                list.add(value(argument(type, 0), json));
            }
            return list;
        } else if (raw == Map.class) {
            check(json.hasToken(JsonToken.START_OBJECT), "A map is missing.");
            Map<String, Object> map = new LinkedHashMap<>();
            while (json.nextToken() != JsonToken.END_OBJECT) {
                String key = json.currentName();
                json.nextToken();
                map.put(key, value(argument(type, 1), json));
            }
            return map;
        } else if (raw.isSealed() || (raw.isRecord() && raw != Puzzle.class)) {
            check(json.hasToken(JsonToken.START_ARRAY), "A record is missing.");
            return raw.isRecord() ? fields(raw, json) : fields(named(raw, json.nextTextValue()), json);
        } else if (NUMBERS.containsKey(raw) || (raw == Object.class && json.hasToken(JsonToken.VALUE_NUMBER_INT))) {
            check(json.currentToken() != null && json.currentToken().isNumeric(), "A number is missing.");
            return NUMBERS.getOrDefault(raw, Long::valueOf).apply(json.getText());
        } else if (raw == Boolean.class || raw == boolean.class) {
            return json.getBooleanValue();
        }
        check(json.hasToken(JsonToken.VALUE_STRING), "A text is missing.");
        return ofText(raw, json.getText());
    }

    private static Object ofText(Class<?> type, String text) throws UnusableInput, MalformedMessage {
        if (type == Puzzle.class) {
            return PuzzleReader.parse("puzzle", text);
        } else if (type == Duration.class) {
            return Duration.parse(text);
        } else if (type.isEnum()) {
            return Stream.of(type.getEnumConstants())
                    .filter(constant -> ((Enum<?>) constant).name().equals(text))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("A word is not known."));
        }
        check(type.isAssignableFrom(String.class), "There is no message about a " + type.getSimpleName() + ".");
        return text;
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isSealed()
                ? Stream.of(type.getPermittedSubclasses()).flatMap(RecordMessage::records)
                : Stream.<Class<?>>of(type).filter(Class::isRecord);
    }

    private static Class<?> named(Class<?> sealed, String name) {
        return records(sealed)
                .filter(type -> type.getSimpleName().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("A name is not known."));
    }

    private static Object fields(Class<?> type, JsonParser json) throws IOException, UnusableInput {
        Shape shape = Shape.OF.get(type);
        Object[] fields = new Object[shape.components().size()];
        for (int i = 0; i < fields.length; i++) {
            check(json.nextToken() != JsonToken.END_ARRAY, "A record ends too early.");
            fields[i] = value(shape.components().get(i).getGenericType(), json);
        }
        check(json.nextToken() == JsonToken.END_ARRAY, "A record goes on after its end.");
        try {
            return shape.constructor().newInstance(fields);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof IllegalArgumentException refusal) {
                throw refusal;
            }
            throw new IllegalStateException(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static double real(String text) {
        double real = Double.parseDouble(text);
        if (Double.isInfinite(real)) {
            throw new IllegalArgumentException("A number is too large.");
        }
        return real;
    }

    private static void check(boolean isSo, String otherwise) throws MalformedMessage {
        if (!isSo) {
            throw new MalformedMessage(otherwise);
        }
    }

    /** A message that says nothing we know. */
    public static final class MalformedMessage extends IOException {
        private static final long serialVersionUID = 1;

        public MalformedMessage(String message) {
            super(message);
        }
    }
}
