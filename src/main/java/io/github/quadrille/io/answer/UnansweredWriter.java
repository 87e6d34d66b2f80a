package io.github.quadrille.io.answer;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.JsonLine.JsonFields;
import io.github.quadrille.io.json.Origin;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * Writes a line of JSON in the place of an answer that there is none of:
 *
 * <pre>
 * {"input": "bad.yaml", "packings": [], "status": "unusable", "errors": ["bad.yaml:3:1: ..."]}
 * {"line": 3, "packings": [], "status": "unusable", "errors": ["standard input:3:9: ..."]}
 * </pre>
 */
public final class UnansweredWriter {
    private UnansweredWriter() {}

    /** An input that cannot be used, and why. */
    public static void unusable(OutputStream out, Origin origin, List<String> errors) throws IOException {
        write(out, origin, "unusable", json -> {
            json.writeArrayFieldStart("errors");
            for (String error : errors) {
                json.writeString(error);
            }
            json.writeEndArray();
        });
    }

    /** An input that was not tried before an interruption. */
    public static void notTried(OutputStream out, Origin origin) throws IOException {
        write(out, origin, Verdict.Status.UNDECIDED.word(), json -> {
            json.writeStringField("reason", "interrupted before it was tried");
            json.writeStringField("limit", "interrupted");
        });
    }

    private static void write(OutputStream out, Origin origin, String status, JsonFields fields) throws IOException {
        JsonGenerator json = JsonLine.generator(out);
        json.writeStartObject();
        origin.write(json);
        json.writeArrayFieldStart("packings");
        json.writeEndArray();
        json.writeStringField("status", status);
        fields.write(json);
        json.writeEndObject();
        JsonLine.end(json, out);
    }
}
