package io.github.quadrille.io.answer;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.quadrille.core.geometry.Isometry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PuzzleFacts;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.PuzzleWriter;
import java.io.IOException;
import java.io.OutputStream;

/** Writes what is known of a puzzle before it is solved as one line of JSON. */
public final class FactsWriter {
    private FactsWriter() {}

    /** Writes UTF-8 and does not close the stream. */
    public static void write(PuzzleFacts facts, OutputStream out) throws IOException {
        JsonGenerator json = JsonLine.generator(out);
        Region region = facts.puzzle().region();
        json.writeStartObject();
        json.writeStringField("status", "read");
        json.writeFieldName("puzzle");
        PuzzleWriter.write(facts.puzzle(), json);
        json.writeNumberField("cells", region.size());
        json.writeNumberField("mandatory", region.mandatorySize());
        json.writeNumberField("optional", region.optionalSize());
        json.writeNumberField("least_area", facts.puzzle().bag().minArea());
        if (facts.maxArea().isPresent()) {
            json.writeNumberField("most_area", facts.maxArea().get());
        }
        json.writeNumberField("placements", facts.placements());
        writeSymmetries(facts, json);
        writeKinds(facts, json);
        json.writeEndObject();
        JsonLine.end(json, out);
    }

    private static void writeSymmetries(PuzzleFacts facts, JsonGenerator json) throws IOException {
        json.writeObjectFieldStart("symmetries");
        json.writeNumberField("order", facts.symmetries().order());
        json.writeNumberField("shifts", facts.symmetries().shifts());
        json.writeArrayFieldStart("transforms");
        for (Isometry isometry : facts.symmetries().isometries()) {
            json.writeString(isometry.name().replace(' ', '-'));
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void writeKinds(PuzzleFacts facts, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart("kinds");
        for (PuzzleFacts.KindFacts kind : facts.kinds()) {
            json.writeStartObject();
            json.writeStringField("kind", kind.kind().name());
            json.writeStringField("count", kind.count().toString());
            json.writeNumberField("size", kind.kind().size());
            json.writeNumberField("orientations", kind.orientations());
            json.writeNumberField("placements", kind.placements());
            json.writeArrayFieldStart("shape");
            for (String row : kind.kind().shape().picture()) {
                json.writeString(row);
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
