package io.github.quadrille.io.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.quadrille.core.puzzle.Puzzle;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Map;

/**
 * Writes maps, lists, texts, numbers, truth values and puzzles as one line of JSON, for answers of rooms that this one
 * does not know. Numbers have nine digits at most; infinite ones and {@code null} become null.
 */
public final class JsonTree {
    private static final MathContext DIGITS = new MathContext(9);

    private JsonTree() {}

    /**
     * Writes UTF-8 and does not close the stream.
     *
     * @throws IllegalArgumentException for values of other types
     */
    public static void write(Map<String, ?> tree, OutputStream out) throws IOException {
        JsonGenerator json = JsonLine.generator(out);
        write(tree, json);
        JsonLine.end(json, out);
    }

    /** A part of an answer. */
    public static void write(Object value, JsonGenerator json) throws IOException {
        if (value == null) {
            json.writeNull();
        } else if (value instanceof Map<?, ?> map) {
            json.writeStartObject();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                json.writeFieldName(entry.getKey().toString());
                write(entry.getValue(), json);
            }
            json.writeEndObject();
        } else if (value instanceof List<?> list) {
            json.writeStartArray();
            for (Object element : list) {
                write(element, json);
            }
            json.writeEndArray();
        } else if (value instanceof Puzzle puzzle) {
            PuzzleWriter.write(puzzle, json);
        } else if (value instanceof String text) {
            json.writeString(text);
        } else if (value instanceof Boolean truth) {
            json.writeBoolean(truth);
        } else {
            writeNumber(value, json);
        }
    }

    private static void writeNumber(Object value, JsonGenerator json) throws IOException {
        if (value instanceof Integer || value instanceof Long) {
            json.writeNumber(((Number) value).longValue());
        } else if (value instanceof Double number) {
            if (Double.isFinite(number)) {
                // Not stripped to an exponent: 1E+1 is JSON, but not what people expect.
                json.writeNumber(
                        new BigDecimal(number, DIGITS).stripTrailingZeros().toPlainString());
            } else {
                json.writeNull();
            }
        } else {
            throw new IllegalArgumentException("There is no JSON for a " + value.getClass());
        }
    }
}
