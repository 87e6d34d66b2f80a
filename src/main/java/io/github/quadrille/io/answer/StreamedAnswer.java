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
     * @param images the number of packings in the class of this packing, if it stands for all its images under the
     *     symmetries of the puzzle
     */
    void packing(Packing packing, OptionalLong images) throws IOException;

    /**
     * Writes the rest of the answer. After this call, only {@link #close} is allowed.
     *
     * @param effort numbers that describe the work of the answer, by name; the values are numbers, words, and maps with
     *     such values
     */
    void end(Verdict verdict, Map<String, ?> effort) throws IOException;

    @Override
    default void close() throws IOException {}
}
