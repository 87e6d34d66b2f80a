package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.function.BooleanSupplier;

/** Knows how a task is answered. Called by several threads. */
@FunctionalInterface
public interface TaskAnswerer {
    /**
     * Works until the answer is known or a limit is reached, in the thread that asks.
     *
     * @param limits of this task alone; its number of threads should be 1
     * @param stop asked often, so it should only read a flag
     */
    TaskAnswer answer(Puzzle puzzle, TaskQuestion taskQuestion, Limits limits, BooleanSupplier stop);
}
