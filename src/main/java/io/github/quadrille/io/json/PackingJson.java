package io.github.quadrille.io.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The fields of a packing in JSON: {@code pieces}, each with its kind and cells, and {@code picture}. */
public final class PackingJson {
    private PackingJson() {}

    /** A packing alone, on one line. */
    public static String text(Packing packing, Puzzle puzzle) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (JsonGenerator json = JsonLine.generator(out)) {
            json.writeStartObject();
            write(packing, puzzle, json);
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    public static void write(Packing packing, Puzzle puzzle, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart("pieces");
        for (Placement piece : packing.pieces()) {
            json.writeStartObject();
            json.writeStringField("kind", piece.kind());
            json.writeFieldName("cells");
            writeCells(piece.cells(), puzzle.region().lattice(), json);
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("picture");
        for (String row : LatticeNotation.lines(
                puzzle.region().lattice(), puzzle.region().layers(), packing.picture(puzzle), Region.HOLE)) {
            json.writeString(row);
        }
        json.writeEndArray();
    }

    /** Each as {@code [row, column]}, or {@code [layer, row, column]} of cubes. */
    public static void writeCells(List<Cell> cells, Lattice lattice, JsonGenerator json) throws IOException {
        json.writeStartArray();
        for (Cell cell : cells) {
            int[] coordinates = {cell.layer(), cell.row(), cell.column()};
            int from = lattice.isSolid() ? 0 : 1;
            json.writeArray(coordinates, from, 3 - from);
        }
        json.writeEndArray();
    }
}
