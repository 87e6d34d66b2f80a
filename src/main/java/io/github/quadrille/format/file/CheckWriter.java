package io.github.quadrille.format.file;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;

/**
 * Writes what the check of a proof has found as one line of JSON:
 *
 * <pre>
 * {"status": "accepted", "proven": "the model has exactly 12 solutions", "conclusion": "solutions", "solutions": 12,
 *  "complete": true, "constraints": 50, "steps": 128, "seconds": 0.103}
 * {"status": "refused", "file": "p.pbp", "line": 7, "message": "...", "seconds": 0.103}
 * </pre>
 */
public final class CheckWriter {
    private final OutputStream out;
    private final double seconds;

    /** Writes UTF-8 and never closes the stream. */
    public CheckWriter(OutputStream out, double seconds) {
        this.out = out;
        this.seconds = seconds;
    }

    /**
     * The proof is right.
     *
     * @param proven a sentence
     * @param facts numbers and words that say the same, by their names
     */
    public void accepted(String proven, Map<String, Object> facts, long constraints, long steps) throws IOException {
        JsonGenerator json = start("accepted");
        json.writeStringField("proven", proven);
        for (Map.Entry<String, Object> fact : facts.entrySet()) {
            json.writeObjectField(fact.getKey(), fact.getValue());
        }
        json.writeNumberField("constraints", constraints);
        json.writeNumberField("steps", steps);
        end(json);
    }

    /** The proof, or its model, is wrong in this line. */
    public void refused(String file, long line, String message) throws IOException {
        JsonGenerator json = start("refused");
        json.writeStringField("file", file);
        json.writeNumberField("line", line);
        json.writeStringField("message", message);
        end(json);
    }

    private JsonGenerator start(String status) throws IOException {
        JsonGenerator json = JsonLine.generator(out);
        json.writeStartObject();
        json.writeStringField("status", status);
        return json;
    }

    private void end(JsonGenerator json) throws IOException {
        json.writeNumberField("seconds", Math.round(seconds * 1000) / 1000.0);
        json.writeEndObject();
        JsonLine.end(json, out);
    }
}
