package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.answer.AnswerWriter;
import io.github.quadrille.io.answer.PackingTable;
import io.github.quadrille.io.answer.StreamedAnswer;
import io.github.quadrille.io.json.Origin;
import java.io.OutputStream;
import java.util.function.Supplier;

/**
 * Names the formats of a list. Text is for people. The other formats are for programs, and have a line for each answer
 * or for each packing.
 */
public enum ListFormat {
    TEXT,
    JSON,
    NDJSON,
    CSV;

    /** Returns a report that writes the packings of one puzzle while they are found. */
    public StreamedAnswer report(OutputStream out, Puzzle puzzle, Origin origin, Supplier<StreamedAnswer> text) {
        return switch (this) {
            case TEXT -> text.get();
            case JSON -> new AnswerWriter(out, puzzle, origin);
            case NDJSON -> AnswerWriter.ofLines(out, puzzle, origin);
            case CSV -> new PackingTable(out, puzzle);
        };
    }

    /** Returns the format for one answer that is not a list. */
    public OutputFormat ofOne() {
        return this == TEXT ? OutputFormat.TEXT : OutputFormat.JSON;
    }
}
