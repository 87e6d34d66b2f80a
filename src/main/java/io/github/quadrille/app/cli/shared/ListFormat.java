package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.answer.AnswerWriter;
import io.github.quadrille.io.answer.PackingTable;
import io.github.quadrille.io.answer.StreamedAnswer;
import io.github.quadrille.io.json.Origin;
import java.io.OutputStream;
import java.util.function.Supplier;

/** For people, or for programs: an answer a line, or what it lists a line. */
public enum ListFormat {
    TEXT,
    JSON,
    NDJSON,
    CSV;

    /** The packings of one puzzle, written while they are found. */
    public StreamedAnswer report(OutputStream out, Puzzle puzzle, Origin origin, Supplier<StreamedAnswer> text) {
        return switch (this) {
            case TEXT -> text.get();
            case JSON -> new AnswerWriter(out, puzzle, origin);
            case NDJSON -> AnswerWriter.ofLines(out, puzzle, origin);
            case CSV -> new PackingTable(out, puzzle);
        };
    }

    /** For what is one answer and no list. */
    public OutputFormat ofOne() {
        return this == TEXT ? OutputFormat.TEXT : OutputFormat.JSON;
    }
}
