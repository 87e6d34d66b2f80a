package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Limits;
import java.util.function.BooleanSupplier;

/**
 * A question that carries all that it needs, so that any thread of any process can answer it. Tasks and their answers are
 * records of records, lists, numbers and texts, of puzzles and of methods of local search: who sends them elsewhere can
 * take them to pieces.
 *
 * @param <A> the answer
 */
@FunctionalInterface
public interface Task<A> {
    /**
     * Works until the answer is known, or a limit is reached, in the thread that asks.
     *
     * @param limits the share of this task: one thread, its part of the memory, and the time that is left
     * @param stop asked often, so it should only read a flag; the answer then tells how far the task came
     */
    A answer(Limits limits, BooleanSupplier stop);
}
