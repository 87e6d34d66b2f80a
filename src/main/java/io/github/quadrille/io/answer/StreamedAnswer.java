package io.github.quadrille.io.answer;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict;
import java.io.IOException;
import java.util.Map;
import java.util.OptionalLong;

/** Writes the answer to one puzzle while it is found. */
public interface StreamedAnswer extends AutoCloseable {
    default void packing(Packing packing) throws IOException {
        packing(packing, OptionalLong.empty());
    }

    /**
     * Writes a packing.
     *
     * @param images the number of packings in its class, where it stands for all its images under the puzzle's
     *     symmetries
     */
    void packing(Packing packing, OptionalLong images) throws IOException;

    /**
     * Writes the rest of the answer. Only {@link #close} may follow.
     *
     * @param effort the work of the answer, by name: numbers, words, and maps of them
     */
    void end(Verdict verdict, Map<String, ?> effort) throws IOException;

    @Override
    default void close() throws IOException {}
}
