package io.github.quadrille.io.answer;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.quadrille.io.json.JsonLine;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Writes what the check of a proof has found as one line of JSON:
 *
 * <pre>
 * {"status": "accepted", "proven": "the model has exactly 12 solutions", "conclusion": "solutions", "solutions": 12,
 *  "complete": true, "constraints": 50, "steps": 128, "seconds": 0.103}
 * {"status": "accepted", "model": "is that of the puzzle", "placements": 120, "constraints": 50, "seconds": 0.103}
 * {"status": "refused", "file": "p.pbp", "line": 7, "message": "...", "seconds": 0.103}
 * {"status": "undecided", "reason": "interrupted", "seconds": 0.103}
 * </pre>
 */
public final class CheckWriter {
    /** What is said of a model that has been compared with the one derived from its puzzle. */
    public static final String OF_PUZZLE = "is that of the puzzle";

    private final OutputStream out;
    private final OptionalLong placements;
    private final double seconds;

    /**
     * Writes UTF-8 and never closes the stream.
     *
     * @param placements of the puzzle that the model is of, if it is known to be
     */
    public CheckWriter(OutputStream out, OptionalLong placements, double seconds) {
        this.out = out;
        this.placements = placements;
        this.seconds = seconds;
    }

    /**
     * The proof is right.
     *
     * @param proven a sentence
     * @param facts numbers and words that say the same, by their names
     */
    public void accepted(String proven, Map<String, Object> facts, long constraints, long steps) throws IOException {
        JsonGenerator json = accepted();
        json.writeStringField("proven", proven);
        for (Map.Entry<String, Object> fact : facts.entrySet()) {
            json.writeObjectField(fact.getKey(), fact.getValue());
        }
        json.writeNumberField("constraints", constraints);
        json.writeNumberField("steps", steps);
        end(json);
    }

    /** The model is that of the puzzle; there was no proof. */
    public void accepted(long constraints) throws IOException {
        JsonGenerator json = accepted();
        json.writeNumberField("constraints", constraints);
        end(json);
    }

    private JsonGenerator accepted() throws IOException {
        JsonGenerator json = start("accepted");
        if (placements.isPresent()) {
            json.writeStringField("model", OF_PUZZLE);
            json.writeNumberField("placements", placements.getAsLong());
        }
        return json;
    }

    /** The proof, or its model, is wrong in this line. */
    public void refused(String file, long line, String message) throws IOException {
        JsonGenerator json = start("refused");
        json.writeStringField("file", file);
        json.writeNumberField("line", line);
        json.writeStringField("message", message);
        end(json);
    }

    /** The check has not come to its end. */
    public void undecided(String reason) throws IOException {
        JsonGenerator json = start("undecided");
        json.writeStringField("reason", reason);
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
