package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/** Prints the answer to one puzzle while it is found. */
public interface AnswerReport extends AutoCloseable {
    /** Prints nothing. */
    AnswerReport NOTHING = new AnswerReport() {
        @Override
        public void packing(Packing packing) {}

        @Override
        public void end(Verdict verdict, Map<String, ?> effort) {}
    };

    /**
     * @throws UncheckedIOException when the output is closed
     */
    void packing(Packing packing);

    /**
     * Nothing but {@link #close} may follow.
     *
     * @param effort what the answer cost, by name: numbers and words, and a {@link WrittenProof}
     */
    void end(Verdict verdict, Map<String, ?> effort) throws IOException;

    @Override
    default void close() throws IOException {}
}
