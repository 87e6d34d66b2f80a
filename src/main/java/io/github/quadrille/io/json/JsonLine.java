package io.github.quadrille.io.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.github.quadrille.core.puzzle.Puzzle;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;

/** One JSON value on one line of a stream that stays open. */
public final class JsonLine {
    private static final JsonFactory FACTORY = JsonFactory.builder().build();

    private JsonLine() {}

    /** Its encoder replaces what cannot be encoded, where the generator's own would fail in the middle of a line. */
    public static JsonGenerator generator(OutputStream out) throws IOException {
        return FACTORY.createGenerator(new OutputStreamWriter(out, StandardCharsets.UTF_8))
                .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    }

    /** Begins an answer: the puzzle, and an array of packings that is to be filled. */
    public static JsonGenerator answer(OutputStream out, Puzzle puzzle) throws IOException {
        return answer(out, puzzle, Origin.NONE);
    }

    /** The same for one of several puzzles. */
    public static JsonGenerator answer(OutputStream out, Puzzle puzzle, Origin origin) throws IOException {
        JsonGenerator json = generator(out);
        json.writeStartObject();
        json.writeFieldName("puzzle");
        PuzzleWriter.write(puzzle, json);
        origin.write(json);
        json.writeArrayFieldStart("packings");
        return json;
    }

    /** Ends the line. */
    public static void end(JsonGenerator json, OutputStream out) throws IOException {
        json.close();
        out.write('\n');
        out.flush();
    }

    /** Some fields of an object that is being written. */
    @FunctionalInterface
    public interface JsonFields {
        void write(JsonGenerator json) throws IOException;
    }
}
