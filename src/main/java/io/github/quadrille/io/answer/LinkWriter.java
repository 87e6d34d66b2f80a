package io.github.quadrille.io.answer;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.PuzzleWriter;
import io.github.quadrille.io.puzzlefile.PuzzleCode;
import java.io.IOException;
import java.io.OutputStream;

/** Writes a puzzle and its code as one line of JSON. */
public final class LinkWriter {
    private LinkWriter() {}

    /**
     * Writes UTF-8 and does not close the stream.
     *
     * @throws UnusableInput before anything is written, when the puzzle is too large for a code
     */
    public static void write(Puzzle puzzle, OutputStream out) throws IOException, UnusableInput {
        String code = PuzzleCode.of(puzzle);
        JsonGenerator json = JsonLine.generator(out);
        json.writeStartObject();
        json.writeStringField("status", "linked");
        json.writeFieldName("puzzle");
        PuzzleWriter.write(puzzle, json);
        json.writeStringField("code", code);
        json.writeEndObject();
        JsonLine.end(json, out);
    }
}
