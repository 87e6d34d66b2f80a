package io.github.quadrille.io.answer;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict;
import java.io.IOException;
import java.util.Map;
import java.util.OptionalLong;

/** The answer to one puzzle, written while it is found. */
public interface StreamedAnswer extends AutoCloseable {
    default void packing(Packing packing) throws IOException {
        packing(packing, OptionalLong.empty());
    }

    /**
     * The same.
     *
     * @param images where it stands for all that the puzzle's symmetries map it to, how many these are
     */
    void packing(Packing packing, OptionalLong images) throws IOException;

    /**
     * Writes the rest; nothing but {@link #close} may follow.
     *
     * @param effort what the answer cost, by name: numbers, words, and maps of them
     */
    void end(Verdict verdict, Map<String, ?> effort) throws IOException;

    @Override
    default void close() throws IOException {}
}
