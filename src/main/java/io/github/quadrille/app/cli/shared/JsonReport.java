package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.io.answer.StreamedAnswer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/** A line of JSON, or one for each packing and one for the answer. */
public final class JsonReport implements AnswerReport {
    private final StreamedAnswer writer;

    public JsonReport(StreamedAnswer writer) {
        this.writer = writer;
    }

    @Override
    public void packing(Packing packing) {
        try {
            writer.packing(packing);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void end(Verdict verdict, Map<String, ?> effort) throws IOException {
        writer.end(verdict, effort);
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}
