package io.github.quadrille.io.answer;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.quadrille.io.json.JsonLine;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/**
 * Writes what was counted as one line of JSON, such as
 *
 * <pre>
 * {"status": "counted", "puzzle": "4x10", "packings": 1796, "method": "frontier", "seconds": 0.021}
 * </pre>
 *
 * Numbers are written in full, however large.
 */
public final class CountWriter {
    private CountWriter() {}

    /**
     * Writes UTF-8 and never closes the stream.
     *
     * @param fields in their order: text, whole numbers, seconds, fields of their own, or lists of those
     */
    public static void write(Map<String, ?> fields, OutputStream out) throws IOException {
        JsonGenerator json = JsonLine.generator(out);
        writeObject(fields, json);
        JsonLine.end(json, out);
    }

    private static void writeObject(Map<?, ?> fields, JsonGenerator json) throws IOException {
        json.writeStartObject();
        for (Map.Entry<?, ?> field : fields.entrySet()) {
            json.writeFieldName(field.getKey().toString());
            Object value = field.getValue();
            if (value instanceof Map<?, ?> inner) {
                writeObject(inner, json);
            } else if (value instanceof List<?> inner) {
                json.writeStartArray();
                for (Object each : inner) {
                    writeObject((Map<?, ?>) each, json);
                }
                json.writeEndArray();
            } else if (value instanceof BigInteger whole) {
                json.writeNumber(whole);
            } else if (value instanceof Integer whole) {
                json.writeNumber(whole);
            } else if (value instanceof Long whole) {
                json.writeNumber(whole);
            } else if (value instanceof BigDecimal seconds) {
                json.writeNumber(seconds);
            } else {
                json.writeString(value.toString());
            }
        }
        json.writeEndObject();
    }
}
