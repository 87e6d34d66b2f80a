package io.github.quadrille.io.answer;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.PackingJson;
import io.github.quadrille.io.json.PuzzleWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;

/** Writes a short argument as one line of JSON; a colouring as a modulus and a row of weights per row of the board. */
public final class ExplanationWriter {
    private ExplanationWriter() {}

    /** Writes UTF-8 and does not close the stream. */
    public static void write(
            Puzzle puzzle,
            String status,
            String argument,
            String reason,
            Optional<CellWeights> weights,
            List<Cell> where,
            OutputStream out)
            throws IOException {
        JsonGenerator json = JsonLine.generator(out);
        json.writeStartObject();
        json.writeStringField("status", status);
        json.writeFieldName("puzzle");
        PuzzleWriter.write(puzzle, json);
        json.writeStringField("argument", argument);
        json.writeStringField("reason", reason);
        if (weights.isPresent()) {
            writeWeights(puzzle.region(), weights.get(), json);
        }
        if (!where.isEmpty()) {
            json.writeFieldName("cells");
            PackingJson.writeCells(where, puzzle.region().lattice(), json);
        }
        json.writeEndObject();
        JsonLine.end(json, out);
    }

    /** A row for each of the board, layer by layer; what is no cell has null. */
    private static void writeWeights(Region region, CellWeights weights, JsonGenerator json) throws IOException {
        json.writeNumberField("modulus", weights.modulus());
        json.writeArrayFieldStart("weights");
        for (int line = 0; line < region.layers() * region.rows(); line++) {
            json.writeStartArray();
            for (int column = 0; column < region.columns(); column++) {
                int cell = region.cellAt(line / region.rows(), line % region.rows(), column);
                if (cell < 0) {
                    json.writeNull();
                } else {
                    json.writeNumber(weights.weights().get(cell));
                }
            }
            json.writeEndArray();
        }
        json.writeEndArray();
    }
}
