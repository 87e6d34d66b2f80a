package io.github.quadrille.cli;

import io.github.quadrille.format.file.AnswerWriter;
import io.github.quadrille.format.file.Origin;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Map;

/** One line of JSON. */
final class JsonReport implements AnswerReport {
    private final AnswerWriter writer;

    JsonReport(OutputStream out, Puzzle puzzle, Origin origin) {
        writer = new AnswerWriter(out, puzzle, origin);
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
