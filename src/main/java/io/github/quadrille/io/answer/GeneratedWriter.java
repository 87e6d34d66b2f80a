package io.github.quadrille.io.answer;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.JsonTree;
import io.github.quadrille.io.json.PackingJson;
import io.github.quadrille.io.json.PuzzleWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import java.util.Optional;

/**
 * Writes a puzzle that was generated, and what is known of it, as one line of JSON:
 *
 * <pre>
 * {"status": "generated", "seed": 1, "known": "solvable", "how": "by construction", "file": "p.yaml",
 *  "diversity": {"value": 0.81, "kinds": 0.97, "turns": 0.86, "interlocked": 0.6},
 *  "puzzle": {...}, "packings": [{...}]}
 * </pre>
 *
 * @param seed from which it is made again
 * @param known one word
 * @param how from where that is known
 * @param file where it was written, if it was
 * @param difficulty of the puzzle, and its parts, by name
 * @param diversity of the packing that is known, and its parts, by name
 * @param packing to give away, if any
 * @param proof of what is known: its files, and what it says, by name
 */
public record GeneratedWriter(
        Puzzle puzzle,
        long seed,
        String known,
        String how,
        Optional<String> file,
        Optional<Map<String, Object>> difficulty,
        Optional<Map<String, Double>> diversity,
        Optional<Packing> packing,
        Optional<Map<String, String>> proof) {

    /** Writes UTF-8 and does not close the stream. */
    public void write(OutputStream out) throws IOException {
        JsonGenerator json = JsonLine.generator(out);
        json.writeStartObject();
        json.writeStringField("status", "generated");
        json.writeNumberField("seed", seed);
        json.writeStringField("known", known);
        json.writeStringField("how", how);
        if (file.isPresent()) {
            json.writeStringField("file", file.get());
        }
        if (difficulty.isPresent()) {
            json.writeObjectFieldStart("difficulty");
            for (Map.Entry<String, Object> part : difficulty.get().entrySet()) {
                json.writeObjectField(part.getKey(), part.getValue());
            }
            json.writeEndObject();
        }
        if (diversity.isPresent()) {
            json.writeObjectFieldStart("diversity");
            for (Map.Entry<String, Double> part : diversity.get().entrySet()) {
                json.writeNumberField(part.getKey(), part.getValue());
            }
            json.writeEndObject();
        }
        json.writeFieldName("puzzle");
        PuzzleWriter.write(puzzle, json);
        if (packing.isPresent()) {
            json.writeArrayFieldStart("packings");
            json.writeStartObject();
            PackingJson.write(packing.get(), puzzle, json);
            json.writeEndObject();
            json.writeEndArray();
        }
        if (proof.isPresent()) {
            json.writeFieldName("proof");
            JsonTree.write(proof.get(), json);
        }
        json.writeEndObject();
        JsonLine.end(json, out);
    }

    /** Writes instead that there is no puzzle, and why. */
    public static void writeNotMade(String status, String name, long seed, String reason, OutputStream out)
            throws IOException {
        JsonGenerator json = JsonLine.generator(out);
        json.writeStartObject();
        json.writeStringField("status", status);
        json.writeStringField("name", name);
        json.writeNumberField("seed", seed);
        json.writeStringField("reason", reason);
        json.writeEndObject();
        JsonLine.end(json, out);
    }
}
