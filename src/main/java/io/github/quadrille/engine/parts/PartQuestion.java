package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.function.BooleanSupplier;

/** Describes a question about a puzzle, and answers it for one part in the calling thread. */
public interface PartQuestion {
    /** Returns a word that distinguishes questions with different answers. */
    String word();

    /**
     * Tells whether the answer about the whole puzzle is the sum of the answers about its parts. Otherwise the first
     * part with a packing decides the whole puzzle.
     */
    boolean isSum();

    /**
     * Works until the answer is known, or a limit is reached.
     *
     * @param limits the limits of this part alone, with one thread
     * @param stop the test whether to stop, which runs often and should only read a flag
     */
    PartAnswer answer(Puzzle part, Limits limits, BooleanSupplier stop);
}
