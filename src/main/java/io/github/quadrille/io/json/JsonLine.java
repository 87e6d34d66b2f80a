package io.github.quadrille.io.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.release.Release;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * Writes one JSON object on one line of a stream, and leaves the stream open. The fields of the object come from
 * records and maps, see {@link RecordFields}. Values are records, maps, lists, puzzles, texts, paths, truth values, and
 * numbers. A {@code double} gets at most nine digits, unless it is marked as {@link Exact}. Other numbers get all their
 * digits. A {@code null} and a {@code double} that is not finite become null. A line with the field {@code status} is
 * an answer, and also gets a field with the release of the program.
 */
public final class JsonLine implements AutoCloseable {
    private static final JsonFactory FACTORY = JsonFactory.builder().build();
    private static final MathContext DIGITS = new MathContext(9);

    private final OutputStream out;
    private final JsonGenerator json;
    private boolean isAnswer;

    /**
     * Begins an object. The text goes through a Java writer, which replaces characters that cannot be encoded. The JSON
     * generator's own encoder would fail in the middle of a line.
     */
    public JsonLine(OutputStream out) throws IOException {
        this.out = out;
        this.json = FACTORY.createGenerator(new OutputStreamWriter(out, StandardCharsets.UTF_8))
                .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        json.writeStartObject();
    }

    /** Marks a number that must be written with all the digits that Java gives it. */
    public record Exact(double value) {}

    /** Returns a number of seconds rounded to thousandths, as answers show it. */
    public static BigDecimal seconds(double seconds) {
        return BigDecimal.valueOf(seconds).setScale(3, RoundingMode.HALF_UP);
    }

    /**
     * Writes an answer as a whole line in UTF-8, and leaves the stream open.
     *
     * @param answer a record, or a map
     */
    public static void write(Object answer, OutputStream out) throws IOException {
        JsonLine line = new JsonLine(out);
        line.fields(answer);
        line.close();
    }

    /** Returns the JSON of an answer as a text, without a line break at its end. */
    public static String text(Object answer) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            write(answer, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8).stripTrailing();
    }

    /** Writes the fields of a record or map into the object. */
    public void fields(Object answer) throws IOException {
        RecordFields.each(answer, (name, value) -> {
            isAnswer |=
                    name.equals("status") && json.getOutputContext().getParent().inRoot();
            json.writeFieldName(name);
            value(value);
        });
    }

    /** Begins a field that is an array. Each call of {@link #value} adds an entry to the array. */
    public void beginArray(String name) throws IOException {
        json.writeArrayFieldStart(name);
    }

    public void endArray() throws IOException {
        json.writeEndArray();
    }

    /** Ends all open arrays, the object, and the line. */
    @Override
    public void close() throws IOException {
        if (isAnswer) {
            json.writeStringField("release", Release.name());
        }
        json.close();
        out.write('\n');
        out.flush();
    }

    /** Writes the value of the field whose name was just written, or the next entry of the open array. */
    public void value(Object value) throws IOException {
        // An answer can have thousands of pieces. So pieces are tested early, and their fields are written without
        // reflection.
        if (value instanceof Integer number) {
            json.writeNumber(number);
        } else if (value instanceof String text) {
            json.writeString(text);
        } else if (value instanceof Boolean truth) {
            json.writeBoolean(truth);
        } else if (value instanceof PieceAnswer piece) {
            json.writeStartObject();
            json.writeStringField("kind", piece.kind());
            json.writeFieldName("cells");
            value(piece.cells());
            json.writeEndObject();
        } else if (value instanceof PieceAnswer.CellNumbers cells) {
            cells.write(json);
        } else if (value instanceof List<?> list) {
            json.writeStartArray();
            for (int i = 0; i < list.size(); i++) {
                value(list.get(i));
            }
            json.writeEndArray();
        } else if (value instanceof Path file) {
            json.writeString(file.toString());
        } else if (value instanceof Puzzle puzzle) {
            value(PuzzleFields.of(puzzle));
        } else if (value == null || value instanceof Number || value instanceof Exact) {
            number(value);
        } else {
            json.writeStartObject();
            fields(value);
            json.writeEndObject();
        }
    }

    private void number(Object value) throws IOException {
        if (value instanceof Long number) {
            json.writeNumber(number);
        } else if (value instanceof BigInteger number) {
            json.writeNumber(number);
        } else if (value instanceof BigDecimal number) {
            // The text 1E+1 is valid JSON, but people do not expect it.
            json.writeNumber(number.toPlainString());
        } else if (value instanceof Exact number && Double.isFinite(number.value())) {
            json.writeNumber(number.value());
        } else if (value instanceof Double number && Double.isFinite(number)) {
            json.writeNumber(new BigDecimal(number, DIGITS).stripTrailingZeros().toPlainString());
        } else if (value == null || value instanceof Double || value instanceof Exact) {
            json.writeNull();
        } else {
            throw new IllegalArgumentException("There is no JSON for a " + value.getClass());
        }
    }
}
