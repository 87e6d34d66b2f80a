package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.function.BooleanSupplier;

/** Says what is asked of a puzzle, and answers it of one part in the thread that asks. */
public interface PartQuestion {
    /** Returns a word that tells questions with different answers apart. */
    String word();

    /** Says whether the answers are numbers that are added up; otherwise the first part with a packing answers for the whole. */
    boolean isSum();

    /**
     * Works until the answer is known, or a limit is reached.
     *
     * @param limits of this part alone; its number of threads should be 1
     * @param stop asked often, so it should only read a flag
     */
    PartAnswer answer(Puzzle part, Limits limits, BooleanSupplier stop);
}
